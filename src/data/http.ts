import { ApiError } from './apiError';
import { parseResponse, type ApiResponse } from './apiResponse';
import { fetchApi } from './fetchApi';
import { retryWhenBusy } from './retryWhenBusy';
import { retryWithDetails } from './retryWithDetails';
import { reportRejectedToken } from './reportRejectedToken';
import type { ResponseShape } from './responseShape';
import { loadText, storageKeys } from './storage';

/** By default, both APIs are on this origin. */
const userApi = process.env.GATSBY_USER_API ?? '';
const functionsApi = process.env.GATSBY_FUNCTIONS_API ?? '';

export interface HttpCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

interface Call<Result> extends HttpCall {
  /** Omits the token, because shared caches do not store responses to requests with one. */
  isPublic?: boolean;
  /** The result of an earlier call. It is returned again if the server responds with 304. */
  previous?: object;
  /** A response of another shape came from a proxy or a sign-in page instead of the API. */
  shape: ResponseShape<Result>;
}

const etags = new WeakMap<object, string>();

export function apiUrl(path: string, query: HttpCall['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(pairs).toString();
  const base = path.startsWith('/.netlify/') ? functionsApi : userApi;
  return base + path + (search && `?${search}`);
}

/** A 401 from these endpoints does not mean that the current session is invalid. */
const sessionEndpoints = /^\/v1\/app\/user\/(auth\/|logout$)/;

export function apiHeaders(
  { body, headers }: Pick<HttpCall, 'body' | 'headers'>,
  token: string | null,
): Record<string, string> {
  return {
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

interface SentCall {
  path: string;
  token: string | null;
}

/** Like `parseResponse`. Also reports a token that the API rejects. */
export function parseForSession<T>({ path, token }: SentCall, response: ApiResponse, shape: ResponseShape<T>): T {
  try {
    return parseResponse(response, shape);
  } catch (error) {
    const isRejection = error instanceof ApiError && error.status === 401;
    if (isRejection && token && !sessionEndpoints.test(path)) reportRejectedToken(token);
    throw error;
  }
}

async function requestOnce<T>(path: string, call: Call<T>): Promise<T> {
  const { method = 'GET', query, body, signal, previous, shape } = call;
  const token = call.isPublic ? null : loadText(storageKeys.token);
  const cachedEtag = previous && etags.get(previous);
  const headers = { ...call.headers, ...(cachedEtag && { 'If-None-Match': cachedEtag }) };
  const init = {
    method,
    headers: apiHeaders({ body, headers }, token),
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    signal,
  };
  const received = await fetchApi(apiUrl(path, query), init, (response) => response.text());
  const { status, headers: responseHeaders } = received.response;
  if (status === 304 && cachedEtag) return previous as T;
  const value = parseForSession({ path, token }, { status, headers: responseHeaders, text: received.body }, shape);
  const etag = responseHeaders.get('etag');
  if (etag && typeof value === 'object' && value !== null) etags.set(value, etag);
  return value;
}

/** Excluded, because a form that saves the account asks for missing details itself. */
const accountPath = '/v1/app/user/v2';

/**
 * Returns the API's JSON. Retries while the API is busy, and once the shopper has added details that the account lacks.
 * Throws an ApiError, whose status is 0 unless the API itself responded.
 */
export function request<T>(path: string, call: Call<T>): Promise<T> {
  const attempt = () => retryWhenBusy(() => requestOnce<T>(path, call), call.signal);
  return path === accountPath ? attempt() : retryWithDetails(attempt);
}
