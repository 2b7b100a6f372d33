import type { Problem } from '../domain/site/problemSchema';
import { ApiError } from './apiError';
import { loadText, storageKeys } from './storage';

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

const patience = 20_000;

function addressOf(path: string, query: Call['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(given).toString();
  const base = path.startsWith('/.netlify/') ? functionsApi : userApi;
  return base + path + (search && `?${search}`);
}

function headersOf({ body, headers }: Call): Record<string, string> {
  const token = loadText(storageKeys.token);
  return {
    // S7-01 sends `en` always; the page's own language lets the server answer a French page in French.
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

async function answer(path: string, call: Call): Promise<Response> {
  const { method = 'GET', query, body, signal } = call;
  const limit = AbortSignal.timeout(patience);
  try {
    return await fetch(addressOf(path, query), {
      method,
      headers: headersOf(call),
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable' });
  }
}

/** Makes a call of the API and gives its JSON; throws ApiError for any other answer, with status 0 where none came. */
export async function request<T>(path: string, call: Call = {}): Promise<T> {
  const response = await answer(path, call);
  if (response.status === 204) return undefined as T;
  const json: unknown = await response.json().catch(() => null);
  if (response.ok && json !== null) return json as T;
  throw new ApiError(response.status, (json ?? {}) as Partial<Problem>);
}
