import type { Problem } from '../domain/site/problemSchema';
import { ApiError } from './apiError';
import { limitedSignal } from './limitedSignal';
import { retryWhenBusy } from './retryWhenBusy';
import { loadText, storageKeys } from './storage';
import { reportRejectedToken } from './reportRejectedToken';

/** D-36: the bases are this site's own by default. */
const userApi = process.env.GATSBY_USER_API ?? '';
const functionsApi = process.env.GATSBY_FUNCTIONS_API ?? '';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const requestTimeoutMs = 20_000;

/** The whole address of a call, under the base that its path belongs to (D-36). */
export function addressOf(path: string, query: Call['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(given).toString();
  const base = path.startsWith('/.netlify/') ? functionsApi : userApi;
  return base + path + (search && `?${search}`);
}

/** The calls that open a session or end one: their 401 says nothing of the session that others go on with. */
const opensOrEnds = /^\/v1\/app\/user\/(auth\/|logout$)/;

/** What every call says of itself: the page's language, the token where there is one, and what its body is (S7-01). */
export function headersOf({ body, headers }: Call, token: string | null): Record<string, string> {
  return {
    // S7-01 sends `en` always; the page's own language lets the server answer a French page in French.
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

async function answer(path: string, call: Call, token: string | null): Promise<Response> {
  const { method = 'GET', query, body, signal } = call;
  try {
    return await fetch(addressOf(path, query), {
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
  /** Null where it was none. */
  json: unknown;
  retryAfter?: string | null;
}

/** The JSON of a good answer; throws ApiError for any other (D-30), and tells of a token that was refused. */
export function readAnswer<T>({ path, token, status, json, retryAfter }: Answered): T {
  if (status === 401 && token && !opensOrEnds.test(path)) reportRejectedToken(token);
  if (status >= 200 && status < 300 && json !== null) return json as T;
  throw new ApiError(status, (json ?? {}) as Partial<Problem>, Number(retryAfter) || null);
}

async function requestOnce<T>(path: string, call: Call): Promise<T> {
  const token = loadText(storageKeys.token);
  const response = await answer(path, call, token);
  const { status } = response;
  if (status === 204) return undefined as T;
  const retryAfter = response.headers.get('retry-after');
  return readAnswer({ path, token, status, retryAfter, json: await response.json().catch(() => null) });
}

/** Makes a call of the API and gives its JSON; throws ApiError for any other answer, with status 0 where none came. */
export const request = <T>(path: string, call: Call = {}): Promise<T> =>
  retryWhenBusy(() => requestOnce<T>(path, call), call.signal);
