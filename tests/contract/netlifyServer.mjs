import { NetlifyDev } from '@netlify/dev';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/**
 * Netlify's local runtime as an HTTP server: `node netlifyServer.mjs <site root>`. It prints `ready <port>` once it
 * responds. Functions read their settings from this process's environment.
 */
const [projectRoot] = process.argv.slice(2);
const runtime = new NetlifyDev({
  projectRoot,
  skipGitignore: true,
  blobs: { enabled: true },
  edgeFunctions: { enabled: true },
  functions: { enabled: true },
  headers: { enabled: true },
  redirects: { enabled: true },
  staticFiles: { enabled: true },
  // Turns off features that the site does not use, some of which need the network.
  aiGateway: { enabled: false },
  database: { enabled: false },
  environmentVariables: { enabled: false },
  geolocation: { enabled: false },
  images: { enabled: false },
  server: { enabled: false },
});

// The runtime calls its edge functions with `fetch`, which would follow their redirects.
const { fetch: follow } = globalThis;
globalThis.fetch = (input, init) => follow(new Request(input, init), { redirect: 'manual' });

const server = createServer(async (incoming, outgoing) => {
  try {
    const hasBody = !['GET', 'HEAD'].includes(incoming.method);
    const request = new Request(new URL(incoming.url, `http://${incoming.headers.host}`), {
      method: incoming.method,
      headers: Object.entries(incoming.headers).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
      ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
    });
    const found = await runtime.handleAndIntrospect(request, { serverAddress: `http://${incoming.headers.host}` });
    if (!found) return void outgoing.writeHead(404).end();
    const { response, type } = found;
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'transfer-encoding'));
    outgoing.writeHead(response.status, { ...headers, 'x-answered-by': type });
    if (response.body) Readable.fromWeb(response.body).pipe(outgoing);
    else outgoing.end();
  } catch (error) {
    console.error(error);
    outgoing.writeHead(599).end(String(error));
  }
});

server.listen(0, '127.0.0.1');
await once(server, 'listening');
await runtime.start();
console.log(`ready ${server.address().port}`);
process.on('SIGTERM', async () => {
  server.close();
  await runtime.stop();
  process.exit(0);
});
