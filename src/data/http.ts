import type { Problem } from '../domain/site/problemSchema';
import { ApiError } from './apiError';
import { fetchApi } from './fetchApi';
import { limitedSignal } from './limitedSignal';
import { retryWhenBusy } from './retryWhenBusy';
import { reportRejectedToken } from './reportRejectedToken';
import { hasShape, type Shape } from './responseShape';
import { loadText, storageKeys } from './storage';

/** Both APIs are on this origin by default. */
const userApi = process.env.GATSBY_USER_API ?? '';
const functionsApi = process.env.GATSBY_FUNCTIONS_API ?? '';

interface Call<Answer = unknown> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** True for what everybody may read. Sent without the token, because caches share no response to a request with one. */
  isPublic?: boolean;
  /** The result of an earlier call. The same object is returned again if the server says that nothing changed. */
  last?: object;
  /** The shape of a successful response. Another one is an unexpected answer, as HTML is. */
  shape?: Shape<Answer>;
}

/** The ETags of returned objects that had one. */
const etags = new WeakMap<object, string>();

const requestTimeoutMs = 20_000;

/** The full URL of a call: functions and the user API may have different bases. */
export function urlOf(path: string, query: Call['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(given).toString();
  const base = path.startsWith('/.netlify/') ? functionsApi : userApi;
  return base + path + (search && `?${search}`);
}

/** Calls that start or end a session: their 401 says nothing about the current session. */
const opensOrEnds = /^\/v1\/app\/user\/(auth\/|logout$)/;

/** Headers of every call: the page's language, the token if there is one, and the content type. */
export function headersOf(
  { body, headers }: Pick<Call, 'body' | 'headers'>,
  token: string | null,
): Record<string, string> {
  return {
    // Lets the server answer French pages in French.
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

async function answer(path: string, call: Call, token: string | null): Promise<Response> {
  const { method = 'GET', query, body, signal } = call;
  try {
    return await fetchApi(urlOf(path, query), {
      method,
      headers: headersOf(call, token),
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal: limitedSignal(requestTimeoutMs, signal),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable' });
  }
}

interface Answered {
  path: string;
  token: string | null;
  status: number;
  /** Null if the body was not JSON. */
  json: unknown;
  retryAfter?: string | null;
}

/** Returns the JSON of a 2xx response. Throws ApiError for any other, and reports a rejected token. */
export function readAnswer<T>({ path, token, status, json, retryAfter }: Answered): T {
  if (status === 401 && token && !opensOrEnds.test(path)) reportRejectedToken(token);
  if (status >= 200 && status < 300 && json !== null) return json as T;
  throw new ApiError(status, (json ?? {}) as Partial<Problem>, Number(retryAfter) || null);
}

async function requestOnce<T>(path: string, call: Call<T>): Promise<T> {
  const token = call.isPublic ? null : loadText(storageKeys.token);
  const { last, headers, shape } = call;
  const known = last && etags.get(last);
  const response = await answer(
    path,
    known ? { ...call, headers: { ...headers, 'If-None-Match': known } } : call,
    token,
  );
  const { status } = response;
  if (status === 204 && !shape) return undefined as T;
  if (status === 304 && known) return last as T;
  const retryAfter = response.headers.get('retry-after');
  const body: unknown = await response.json().catch(() => null);
  const json = response.ok && shape && !hasShape(body, shape) ? null : body;
  const value = readAnswer<T>({ path, token, status, retryAfter, json });
  const etag = response.headers.get('etag');
  if (etag && typeof value === 'object' && value !== null) etags.set(value, etag);
  return value;
}

/** Calls the API and returns its JSON; retries while it is busy. Throws ApiError, with status 0 for no response. */
export const request = <T>(path: string, call: Call<T> = {}): Promise<T> =>
  retryWhenBusy(() => requestOnce<T>(path, call), call.signal);
