import type { Problem } from '../../domain/site/problemSchema';
import { ApiError } from '../apiError';
import { fetchApi } from '../fetchApi';
import { apiHeaders, apiUrl } from '../http';
import { signalWithTimeout } from '../signalWithTimeout';
import { randomId } from '../randomId';
import { retryWhenBusy } from '../retryWhenBusy';

interface TokenCall {
  /** The token of a staff member or a driver, never of a shopper. Null while signing in. */
  token: string | null;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const requestTimeoutMs = 20_000;

/** The last response by URL. Returned again for status 304. */
const responseCache = new Map<string, { etag: string; json: unknown }>();

let reportRejected = (_token: string): void => {};

export function onStaffTokenRejected(listener: (token: string) => void): void {
  reportRejected = listener;
}

async function sendWithToken(path: string, call: TokenCall, etag: string | undefined): Promise<Response> {
  const response = await send(path, call, etag);
  if (response.status === 401 && call.token) reportRejected(call.token);
  return response;
}

async function send(path: string, call: TokenCall, etag: string | undefined): Promise<Response> {
  const { token, method = 'GET', query, body, headers, signal } = call;
  const content = { body, headers: { ...headers, ...(etag && { 'If-None-Match': etag }) } };
  try {
    return await fetchApi(apiUrl(path, query), {
      method,
      headers: apiHeaders(content, token),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signalWithTimeout(requestTimeoutMs, signal),
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable' });
  }
}

async function requestOnce<T>(path: string, call: TokenCall): Promise<T> {
  const isRead = (call.method ?? 'GET') === 'GET';
  const key = `${call.token} ${apiUrl(path, call.query)}`;
  const cached = isRead ? responseCache.get(key) : undefined;
  const response = await sendWithToken(path, call, cached?.etag);
  if (response.status === 304 && cached) return cached.json as T;
  if (response.status === 204) return undefined as T;
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok || json === null) {
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    throw new ApiError(response.status, (json ?? {}) as Partial<Problem>, retryAfter);
  }
  const etag = response.headers.get('etag');
  if (isRead && etag) responseCache.set(key, { etag, json });
  return json as T;
}

/** Uses one idempotency key for all attempts of a change. Throws ApiError, with status 0 for no response. */
export function tokenRequest<T>(path: string, call: TokenCall): Promise<T> {
  const isRead = (call.method ?? 'GET') === 'GET';
  const callWithKey = isRead ? call : { ...call, headers: { 'Idempotency-Key': randomId(), ...call.headers } };
  return retryWhenBusy(() => requestOnce<T>(path, callWithKey), call.signal);
}

/** For responses that are not JSON: a photo, a CSV file. Never cached. */
export async function tokenDownload(path: string, token: string): Promise<Blob> {
  const response = await sendWithToken(path, { token }, undefined);
  if (response.ok) return response.blob();
  throw new ApiError(response.status, (await response.json().catch(() => ({}))) as Partial<Problem>);
}

/** Call this when somebody signs out of a shared tablet. */
export const clearResponseCache = (): void => responseCache.clear();
