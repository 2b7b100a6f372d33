import type { z } from 'zod';
import { ServiceError } from '../errors';
import { rootErrorCode } from '../log/sanitizeError';
import { inHttpCall } from '../tracing/outgoingCalls';

const timeoutMs = 5_000;

const unavailable = (cause: Error) =>
  new ServiceError({
    code: 'maps_unavailable',
    detail: 'Address search isn’t available right now. Please try again in a moment.',
    retryAfterSeconds: 30,
    cause,
  });
const failed = (cause: Error) =>
  new ServiceError({
    code: 'maps_failed',
    detail: 'Address search isn’t working right now. Please try again later.',
    cause,
  });

/** Only Google's status words are safe to log: its messages may repeat the key or the typed text. */
const isStatusWord = (value: unknown): value is string => typeof value === 'string' && /^[A-Z_]{1,60}$/.test(value);

/** Temporary errors: quota, load, or an error on Google's side. A retry may succeed. */
const temporaryStatuses = new Set([
  'OVER_QUERY_LIMIT',
  'OVER_DAILY_LIMIT',
  'UNKNOWN_ERROR',
  'RESOURCE_EXHAUSTED',
  'UNAVAILABLE',
  'INTERNAL',
  'DEADLINE_EXCEEDED',
]);

/** The error for a failed call: 503 if a retry may help, 502 if someone must fix the configuration, such as a refused key. */
export function googleFailure(status: number, values: unknown[]): ServiceError {
  const statusWords = values.filter(isStatusWord);
  const cause = new Error(['Google Maps responded with', status, ...statusWords].join(' '));
  return status === 429 || status >= 500 || statusWords.some((word) => temporaryStatuses.has(word))
    ? unavailable(cause)
    : failed(cause);
}

interface GoogleResponse {
  status: number;
  body: unknown;
}

/** Sends one request. Throws a 503 on a timeout and a 502 if the response is not JSON. Errors contain neither the URL nor the key. */
export async function fetchGoogle(url: URL, init: RequestInit): Promise<GoogleResponse> {
  let response: Response;
  let text: string;
  try {
    const limited: RequestInit = { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) };
    response = await inHttpCall('google-maps', init.method ?? 'GET', () => fetch(url, limited));
    text = await response.text();
  } catch (error) {
    const reason = rootErrorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
    throw unavailable(new Error(`Google Maps did not respond: ${reason}`));
  }
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    if (response.ok) throw failed(new Error('Google Maps responded with 200 and no JSON'));
    throw googleFailure(response.status, []);
  }
}

export function parseGoogleResponse<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw failed(new Error(`Google Maps responded in an unexpected format, at "${path}"`));
}
