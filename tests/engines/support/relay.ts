import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Receives errors and CSP violations from the browser. */
const complaintPath = '/__complaint';
const watcherPath = '/__watcher.js';
/** An empty page on the same origin, used to fill storage before the site loads. Its icon link avoids a request. */
export const emptyPath = '/__empty';
const emptyPage = '<!doctype html><link rel="icon" href="data:,"><title>Empty</title>';

/** Reports what WebDriver cannot read in every engine: console errors, uncaught exceptions and CSP violations. */
const watcher = `(() => {
let isLeft = false;
addEventListener('beforeunload', () => { isLeft = true });
// Leaving a page cancels its requests, which is not an error.
const tell = (text) => isLeft || navigator.sendBeacon('${complaintPath}', text);
const own = console.error;
console.error = (...parts) => { tell('console.error: ' + parts.map((part) => part?.stack ?? String(part)).join(' ')); own(...parts) };
addEventListener('error', ({ message, error }) => message && tell('page error: ' + message + ' ' + (error?.stack ?? '')));
addEventListener('unhandledrejection', ({ reason }) => tell('unhandled rejection: ' + reason + ' ' + (reason?.stack ?? '')));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('CSP violation: ' + violatedDirective + ' blocked ' + blockedURI));
})();`;

export interface Relay {
  origin: string;
  complaints: string[];
  /** Path and query of every request. */
  requests: string[];
  /** While offline, every request fails, on open and new connections. */
  setOnline: (isOnline: boolean) => void;
  close: () => Promise<void>;
}

const readText = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** The site's policy, with violations reported to the relay. */
const reported = (policy: string) => `${policy.replace(/; report-(?:uri|to) [^;]*/g, '')}; report-uri ${complaintPath}`;

async function passBack(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { ...answer.headers };
  const policy = headers['content-security-policy'];
  if (policy) headers['content-security-policy'] = reported(String(policy));
  if (!headers['content-type']?.startsWith('text/html') || answer.statusCode === 304) {
    response.writeHead(answer.statusCode!, headers);
    return void answer.pipe(response);
  }
  delete headers['content-length'];
  const html = await readText(answer);
  response.writeHead(answer.statusCode!, headers);
  response.end(html.replace(/<head>/, `<head><script src="${watcherPath}"></script>`));
}

/** Rewrites headers so that the site sees requests to its own address. */
const onwardHeaders = (
  { origin, referer, ...rest }: IncomingHttpHeaders,
  target: string,
  host: string,
): IncomingHttpHeaders => ({
  ...rest,
  host,
  ...(origin && { origin: target }),
  ...(referer && { referer: referer.replace(/^https?:\/\/[^/]+/, target) }),
  // Uncompressed, because pages are modified here. A service worker's request does not show whether it is for a page.
  'accept-encoding': 'identity',
});

/**
 * Serves the site on a separate origin, so that each journey starts with empty storage, caches and service workers in a
 * shared browser. It can also simulate being offline, which not every protocol supports.
 */
export async function openRelay(site: string): Promise<Relay> {
  const { host, port, hostname, origin: target } = new URL(site);
  const complaints: string[] = [];
  const requests: string[] = [];
  let isOnline = true;

  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    complaints.push(await readText(request));
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    const path = request.url!;
    if (path === complaintPath) return void hear(request, response);
    if (path === emptyPath) return void response.writeHead(200, { 'content-type': 'text/html' }).end(emptyPage);
    if (!isOnline) return void request.socket.destroy();
    requests.push(path);
    if (path === watcherPath) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(watcher);
    const headers = onwardHeaders(request.headers, target, host);
    const onward = ask({ hostname, port, path, method: request.method, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 400) complaints.push(`${statusCode} ${request.method} ${path}`);
      void passBack(answer, response);
    });
    onward.on('error', () => response.destroy());
    // Leaving a page cancels its requests.
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    requests,
    setOnline: (is) => {
      isOnline = is;
      if (!is) server.closeAllConnections();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
