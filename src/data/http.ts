import type { Problem } from '../domain/site/problemSchema';
import { ApiError } from './apiError';
import { fetchApi } from './fetchApi';
import { signalWithTimeout } from './signalWithTimeout';
import { retryWhenBusy } from './retryWhenBusy';
import { retryWithDetails } from './retryWithDetails';
import { reportRejectedToken } from './reportRejectedToken';
import { hasShape, type ResponseShape } from './responseShape';
import { loadText, storageKeys } from './storage';

/** By default, both APIs are on this origin. */
const userApi = process.env.GATSBY_USER_API ?? '';
const functionsApi = process.env.GATSBY_FUNCTIONS_API ?? '';

interface Call<Result = unknown> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Omits the token, because shared caches do not store responses to requests with one. */
  isPublic?: boolean;
  /** The result of an earlier call. It is returned again if the server responds with 304. */
  previous?: object;
  /** Responses of another shape are rejected, like HTML. */
  shape?: ResponseShape<Result>;
}

const etags = new WeakMap<object, string>();

const requestTimeoutMs = 20_000;

export function apiUrl(path: string, query: Call['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(pairs).toString();
  const base = path.startsWith('/.netlify/') ? functionsApi : userApi;
  return base + path + (search && `?${search}`);
}

/** A 401 from these endpoints does not mean that the current session is invalid. */
const sessionEndpoints = /^\/v1\/app\/user\/(auth\/|logout$)/;

export function apiHeaders(
  { body, headers }: Pick<Call, 'body' | 'headers'>,
  token: string | null,
): Record<string, string> {
  return {
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

async function send(path: string, call: Call, token: string | null): Promise<Response> {
  const { method = 'GET', query, body, signal } = call;
  try {
    return await fetchApi(apiUrl(path, query), {
      method,
      headers: apiHeaders(call, token),
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal: signalWithTimeout(requestTimeoutMs, signal),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable' });
  }
}

interface ReceivedResponse {
  path: string;
  token: string | null;
  status: number;
  /** Null if the body was not JSON. */
  json: unknown;
  retryAfter?: string | null;
}

/** Throws ApiError unless the status is 2xx, and reports a rejected token. */
export function parseResponse<T>({ path, token, status, json, retryAfter }: ReceivedResponse): T {
  if (status === 401 && token && !sessionEndpoints.test(path)) reportRejectedToken(token);
  if (status >= 200 && status < 300 && json !== null) return json as T;
  throw new ApiError(status, (json ?? {}) as Partial<Problem>, Number(retryAfter) || null);
}

async function requestOnce<T>(path: string, call: Call<T>): Promise<T> {
  const token = call.isPublic ? null : loadText(storageKeys.token);
  const { previous, headers, shape } = call;
  const cachedEtag = previous && etags.get(previous);
  const response = await send(
    path,
    cachedEtag ? { ...call, headers: { ...headers, 'If-None-Match': cachedEtag } } : call,
    token,
  );
  const { status } = response;
  if (status === 204 && !shape) return undefined as T;
  if (status === 304 && cachedEtag) return previous as T;
  const retryAfter = response.headers.get('retry-after');
  const body: unknown = await response.json().catch(() => null);
  const json = response.ok && shape && !hasShape(body, shape) ? null : body;
  const value = parseResponse<T>({ path, token, status, retryAfter, json });
  const etag = response.headers.get('etag');
  if (etag && typeof value === 'object' && value !== null) etags.set(value, etag);
  return value;
}

/** A form that saves the account asks for what is missing itself. */
const accountPath = '/v1/app/user/v2';

/**
 * Returns the API's JSON, retries while it is busy, and after asking for what the account lacks. Throws ApiError, with
 * status 0 for no response.
 */
export function request<T>(path: string, call: Call<T> = {}): Promise<T> {
  const attempt = () => retryWhenBusy(() => requestOnce<T>(path, call), call.signal);
  return path === accountPath ? attempt() : retryWithDetails(attempt);
}
