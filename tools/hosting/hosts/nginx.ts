import type { Host } from '../host.ts';
import { wholeConfiguration } from '../nginx/configuration.ts';
import { httpBlock } from '../nginx/httpBlock.ts';
import { serverBlock } from '../nginx/serverBlock.ts';
import { secureServers } from '../nginx/servers.ts';

/** A machine of one's own, with nginx as Debian and Ubuntu package it. */
const nginx: Host = {
  inDeploy: ({ address, hostFiles }) => ({
    'nginx/http.conf': httpBlock(hostFiles),
    'nginx/server.conf': serverBlock(),
    'nginx/nginx.conf': wholeConfiguration({ servers: secureServers({ address }), user: 'www-data' }),
  }),
};

export default nginx;
