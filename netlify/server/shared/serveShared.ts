import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '../../routes/http/sharedResponses';
import type { Metrics } from '../../platform/metrics';
import { bestEncoding } from '../http/compression/bestEncoding';
import type { NodeBindings } from '../http/serverHandler';
import type { Entry, Stored } from './entry';
import type { Loaded, SharedCache } from './sharedCache';
import { sharedKeyOf } from './sharedKey';

interface Parts {
  cache: SharedCache;
  api: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  metrics: Metrics;
  /** Origins that may read responses, which depend on the origin then. */
  allowedOrigins: readonly string[];
  clock?: () => number;
  onFault: (error: unknown) => void;
}

/** A stored response must be complete and the same for all, so headers of conditions, ranges and the body are not forwarded. */
const notForwarded = new Set(
  'if-none-match if-modified-since if-match range content-length transfer-encoding connection host'.split(' '),
);

function requestOf({ url = '/', headers }: IncomingMessage): Request {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || notForwarded.has(name) ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), { headers: kept });
}

const storedOf = async (response: Response): Promise<Stored> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()),
});

const send = (outgoing: ServerResponse, { status, headers, body }: Stored): void =>
  void outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);

/** Sends a stored response, or a 304 if the client has it. Returns the status. Node leaves out the body for HEAD. */
function sendEntry(incoming: IncomingMessage, outgoing: ServerResponse, { entry, now }: { entry: Entry; now: number }) {
  const { headers: asked } = incoming;
  const { etag, body, headers, unchanged } = entry.variants[bestEncoding(asked['accept-encoding'])];
  const isSame = matchesEtag(asked['if-none-match'], etag);
  const own = { 'x-request-id': randomUUID(), age: String(Math.max(0, Math.floor((now - entry.storedAt) / 1000))) };
  if (isSame) outgoing.writeHead(304, { ...unchanged, ...own }).end();
  else outgoing.writeHead(200, { ...headers, ...own }).end(body);
  return isSame ? 304 : 200;
}

/** Answers that depend on who asks, and failures of the server, are not passed on to others who asked at the same time. */
const isOnlyOnes = ({ status }: Stored): boolean => status === 429 || status >= 500;

/**
 * Serves what everybody may share from memory, before a `Request` object or a place is taken, and passes on every other
 * request. Returns true if it answers.
 */
export function serveShared({ cache, api, metrics, allowedOrigins, onFault, clock = Date.now }: Parts) {
  const fetchFrom = async (incoming: IncomingMessage): Promise<Stored> =>
    storedOf(await api(requestOf(incoming), { incoming }));

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse, key: string): Promise<void> {
    let isOwn = false;
    const fetchOwn = () => {
      isOwn = true;
      return fetchFrom(incoming);
    };
    const loaded: Loaded = await cache.load(key, fetchOwn);
    if (loaded.entry) {
      sendEntry(incoming, outgoing, { entry: loaded.entry, now: clock() });
      return;
    }
    send(outgoing, isOwn || !isOnlyOnes(loaded.answer) ? loaded.answer : await fetchFrom(incoming));
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const shared = sharedKeyOf(incoming, allowedOrigins);
    if (!shared) return false;
    const { key, route } = shared;
    const found = cache.find(key);
    if (!found) {
      answer(incoming, outgoing, key).catch((error: unknown) => {
        onFault(error);
        outgoing.destroy();
      });
      return true;
    }
    if (!found.isFresh) cache.load(key, () => fetchFrom(incoming)).catch(onFault);
    const status = sendEntry(incoming, outgoing, { entry: found.entry, now: clock() });
    metrics.requests.inc({ method: incoming.method, route, status });
    return true;
  };
}
