import { isMarked } from '../../domain/api/apiMark';
import { ApiError } from '../apiError';
import { isSuccess, parseResponse, toApiError } from '../apiResponse';
import { fetchApi } from '../fetchApi';
import { apiHeaders, apiUrl, type HttpCall } from '../http';
import { randomId } from '../randomId';
import type { ResponseShape } from '../responseShape';
import { retryWhenBusy } from '../retryWhenBusy';

interface Request extends HttpCall {
  /** The token of a staff member or a driver, never of a shopper. Null while signing in. */
  token: string | null;
}

interface TokenCall<Result> extends Request {
  /** A response of another shape came from a proxy or a sign-in page instead of the API. */
  shape: ResponseShape<Result>;
}

/** The last response by URL. Returned again for status 304. */
const responseCache = new Map<string, { etag: string; json: unknown }>();

let reportRejected = (_token: string): void => {};

export function onStaffTokenRejected(listener: (token: string) => void): void {
  reportRejected = listener;
}

function send<Body>(path: string, call: Request, read: (response: Response) => Promise<Body>) {
  const { token, method = 'GET', query, body, headers, signal } = call;
  const init = {
    method,
    headers: apiHeaders({ body, headers }, token),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    cache: 'no-store' as const,
  };
  return fetchApi(apiUrl(path, query), init, read);
}

/** Also reports a token that the API rejects. */
async function parseWithToken<T>(token: string | null, parse: () => T | Promise<T>): Promise<T> {
  try {
    return await parse();
  } catch (error) {
    if (token && error instanceof ApiError && error.status === 401) reportRejected(token);
    throw error;
  }
}

async function requestOnce<T>(path: string, call: TokenCall<T>): Promise<T> {
  const { token, query, headers } = call;
  const isRead = (call.method ?? 'GET') === 'GET';
  const key = `${token} ${apiUrl(path, query)}`;
  const cached = isRead ? responseCache.get(key) : undefined;
  const conditional = cached ? { ...call, headers: { ...headers, 'If-None-Match': cached.etag } } : call;
  const { response, body } = await send(path, conditional, (received) => received.text());
  if (response.status === 304 && cached) return cached.json as T;
  const { status, headers: received } = response;
  const json = await parseWithToken(token, () => parseResponse({ status, headers: received, text: body }, call.shape));
  const etag = received.get('etag');
  if (isRead && etag) responseCache.set(key, { etag, json });
  return json;
}

/** Uses one idempotency key for all attempts of a change. Throws ApiError, with status 0 unless the API responded. */
export function tokenRequest<T>(path: string, call: TokenCall<T>): Promise<T> {
  const isRead = (call.method ?? 'GET') === 'GET';
  const callWithKey = isRead ? call : { ...call, headers: { 'Idempotency-Key': randomId(), ...call.headers } };
  return retryWhenBusy(() => requestOnce<T>(path, callWithKey), call.signal);
}

/** For responses that are not JSON: a photo, a CSV file. Never cached. */
export async function tokenDownload(path: string, token: string): Promise<Blob> {
  const { response, body } = await send(path, { token }, (received) => received.blob());
  const { status, headers } = response;
  if (isSuccess(status) && isMarked(headers)) return body;
  const text = await body.text();
  return parseWithToken(token, () => {
    throw toApiError({ status, headers, text });
  });
}

/** Call this when somebody signs out of a shared tablet. */
export const clearResponseCache = (): void => responseCache.clear();
