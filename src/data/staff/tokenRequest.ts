import type { Problem } from '../../domain/site/problemSchema';
import { ApiError } from '../apiError';
import { fetchApi } from '../fetchApi';
import { headersOf, urlOf } from '../http';
import { limitedSignal } from '../limitedSignal';
import { randomId } from '../randomId';
import { retryWhenBusy } from '../retryWhenBusy';

interface TokenCall {
  /** Of a member of staff or of a driver's run: never a shopper's. Null while signing in. */
  token: string | null;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const requestTimeoutMs = 20_000;

/** The last answer by address, for servers that say that nothing has changed since. */
const known = new Map<string, { etag: string; json: unknown }>();

let reportRejected = (_token: string): void => {};

/** Sets the listener for a token that the API rejects: its session has expired or was revoked. */
export function onStaffTokenRejected(listener: (token: string) => void): void {
  reportRejected = listener;
}

async function answer(path: string, call: TokenCall, etag: string | undefined): Promise<Response> {
  const response = await respond(path, call, etag);
  if (response.status === 401 && call.token) reportRejected(call.token);
  return response;
}

async function respond(path: string, call: TokenCall, etag: string | undefined): Promise<Response> {
  const { token, method = 'GET', query, body, headers, signal } = call;
  const sent = { body, headers: { ...headers, ...(etag && { 'If-None-Match': etag }) } };
  try {
    return await fetchApi(urlOf(path, query), {
      method,
      headers: headersOf(sent, token),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: limitedSignal(requestTimeoutMs, signal),
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable' });
  }
}

async function requestOnce<T>(path: string, call: TokenCall): Promise<T> {
  const isRead = (call.method ?? 'GET') === 'GET';
  const key = `${call.token} ${urlOf(path, call.query)}`;
  const before = isRead ? known.get(key) : undefined;
  const response = await answer(path, call, before?.etag);
  if (response.status === 304 && before) return before.json as T;
  if (response.status === 204) return undefined as T;
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok || json === null) {
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    throw new ApiError(response.status, (json ?? {}) as Partial<Problem>, retryAfter);
  }
  const etag = response.headers.get('etag');
  if (isRead && etag) known.set(key, { etag, json });
  return json as T;
}

/**
 * Calls the API with a token that is not a shopper's. Returns the JSON or throws ApiError, with status 0 for no response.
 * A change has one key for all its tries, so that the server makes it once.
 */
export function tokenRequest<T>(path: string, call: TokenCall): Promise<T> {
  const isRead = (call.method ?? 'GET') === 'GET';
  const keyed = isRead ? call : { ...call, headers: { 'Idempotency-Key': randomId(), ...call.headers } };
  return retryWhenBusy(() => requestOnce<T>(path, keyed), call.signal);
}

/** Downloads what is no JSON: a photo, a CSV file. Never from a cache. */
export async function tokenDownload(path: string, token: string): Promise<Blob> {
  const response = await answer(path, { token }, undefined);
  if (response.ok) return response.blob();
  throw new ApiError(response.status, (await response.json().catch(() => ({}))) as Partial<Problem>);
}

/** Forgets the kept answers, when somebody signs out of a shared tablet. */
export const forgetAnswers = (): void => known.clear();
