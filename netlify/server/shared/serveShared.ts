import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '../../routes/http/sharedResponses';
import type { Metrics } from '../../platform/metrics';
import { bestEncoding } from '../http/compression/bestEncoding';
import type { NodeBindings } from '../http/serverHandler';
import type { CacheEntry, StoredResponse } from './entry';
import type { Loaded, SharedCache } from './sharedCache';
import { getSharedKey } from './sharedKey';

interface Parts {
  cache: SharedCache;
  api: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  metrics: Metrics;
  allowedOrigins: readonly string[];
  clock?: () => number;
  onError: (error: unknown) => void;
}

/** The cache needs complete responses, so conditional and range headers are not forwarded. */
const notForwarded = new Set(
  'if-none-match if-modified-since if-match range content-length transfer-encoding connection host'.split(' '),
);

function createRequest({ url = '/', headers }: IncomingMessage): Request {
  const forwardedHeaders = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || notForwarded.has(name) ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), { headers: forwardedHeaders });
}

const readResponse = async (response: Response): Promise<StoredResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()),
});

const send = (outgoing: ServerResponse, { status, headers, body }: StoredResponse): void =>
  void outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);

/** A 304 has no body to describe, and caches ignore these. */
const notIn304 = /^(content-(type|length|encoding)|netlify-)/;

const headersOf304 = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notIn304.test(name)));

/** Returns the status. Node omits the body for HEAD. */
function sendEntry(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { entry, now }: { entry: CacheEntry; now: number },
) {
  const { headers: requestHeaders } = incoming;
  const { etag, body, headers } = entry.variants[bestEncoding(requestHeaders['accept-encoding'])];
  const isSame = matchesEtag(requestHeaders['if-none-match'], etag);
  const perRequest = {
    'x-request-id': randomUUID(),
    age: String(Math.max(0, Math.floor((now - entry.storedAt) / 1000))),
  };
  if (isSame) outgoing.writeHead(304, { ...headersOf304(headers), ...perRequest }).end();
  else outgoing.writeHead(200, { ...headers, ...perRequest }).end(body);
  return isSame ? 304 : 200;
}

const isForOneClient = ({ status }: StoredResponse): boolean => status === 429 || status >= 500;

/** Serves shared responses from the cache before a `Request` is created. Returns false for all other requests. */
export function serveShared({ cache, api, metrics, allowedOrigins, onError, clock = Date.now }: Parts) {
  const fetchFrom = async (incoming: IncomingMessage): Promise<StoredResponse> =>
    readResponse(await api(createRequest(incoming), { incoming }));

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse, key: string): Promise<void> {
    let isLoadedHere = false;
    const fetchHere = () => {
      isLoadedHere = true;
      return fetchFrom(incoming);
    };
    const loaded: Loaded = await cache.load(key, fetchHere);
    if (loaded.entry) {
      sendEntry(incoming, outgoing, { entry: loaded.entry, now: clock() });
      return;
    }
    send(outgoing, isLoadedHere || !isForOneClient(loaded.response) ? loaded.response : await fetchFrom(incoming));
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const shared = getSharedKey(incoming, allowedOrigins);
    if (!shared) return false;
    const { key, route } = shared;
    const found = cache.find(key);
    if (!found) {
      respond(incoming, outgoing, key).catch((error: unknown) => {
        onError(error);
        outgoing.destroy();
      });
      return true;
    }
    if (!found.isFresh) cache.load(key, () => fetchFrom(incoming)).catch(onError);
    const status = sendEntry(incoming, outgoing, { entry: found.entry, now: clock() });
    metrics.requests.inc({ method: incoming.method, route, status });
    return true;
  };
}
