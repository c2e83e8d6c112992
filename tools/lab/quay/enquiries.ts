// Takes enquiries at the far end of a link, as a form service does, and writes the id and the message of each as a line of
// JSON. Its argument is the folder with the certificate. `outages.ts` starts it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { argv } from 'node:process';
import { text } from 'node:stream/consumers';
import { ENQUIRIES, SITE } from './server.ts';

const [, , folder = ''] = argv;
const read = (name: string) => readFileSync(join(folder, name));

createServer({ key: read('privkey.pem'), cert: read('fullchain.pem') }, (request, response) => {
  // A browser that is led here asks for an icon, too.
  if (request.method !== 'POST') return void response.writeHead(404).end();
  text(request)
    .then((body) => {
      const fields = new URLSearchParams(body);
      console.log(JSON.stringify({ id: fields.get('submissionId'), message: fields.get('text') }));
      // Where the page's scripts came too late, the browser has posted the form by itself, and wants a page.
      if (request.headers.accept?.includes('text/html'))
        return response.writeHead(303, { Location: fields.get('_next') ?? SITE }).end();
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
      return response.writeHead(200, headers).end('{"ok":true}');
    })
    // The connection broke before the whole entry was here.
    .catch(() => response.destroy());
}).listen(Number(new URL(ENQUIRIES).port), '192.0.2.1');
