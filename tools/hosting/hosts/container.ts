import type { Host } from '../host.ts';
import { wholeConfiguration } from '../nginx/configuration.ts';
import { GENERATED } from '../nginx/generated.ts';
import { plainServer } from '../nginx/servers.ts';

/** Debian's nginx with its brotli module, and the built site. It runs without root. */
const containerFile = `${GENERATED}
FROM docker.io/library/debian:13-slim
RUN apt-get update \\
    && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/container.conf /etc/nginx/nginx.conf
COPY deploy/nginx/http.conf deploy/nginx/server.conf /etc/nginx/site/
COPY dist /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
`;

const container: Host = {
  inDeploy: () => ({
    Containerfile: containerFile,
    'nginx/container.conf': wholeConfiguration({ servers: plainServer(), scratch: '/tmp' }),
  }),
};

export default container;
