import type { z } from 'zod';
import { ServiceError } from '../errors';

const patience = 5_000;

const unavailable = (cause: Error) =>
  new ServiceError({
    code: 'maps_unavailable',
    status: 503,
    detail: 'Address search is not available right now. Please try again in a moment.',
    retryAfterSeconds: 30,
    cause,
  });
const failed = (cause: Error) =>
  new ServiceError({
    code: 'maps_failed',
    status: 502,
    detail: 'Address search does not work right now. Please try again later.',
    cause,
  });

/** Of what Google says, words of its own alone: its sentences may repeat the key or what was typed. */
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[A-Z_]{1,60}$/.test(value);

/** Another try may pass: quota, load, a fault of theirs. */
const passing = new Set([
  'OVER_QUERY_LIMIT',
  'OVER_DAILY_LIMIT',
  'UNKNOWN_ERROR',
  'RESOURCE_EXHAUSTED',
  'UNAVAILABLE',
  'INTERNAL',
  'DEADLINE_EXCEEDED',
]);

/** The failure of a call by the status word of its answer: 503 where waiting helps, 502 where a person must look (a key refused). */
export function googleFailure(status: number, words: unknown[]): ServiceError {
  const said = words.filter(isWord);
  const cause = new Error(['Google Maps answered', status, ...said].join(' '));
  return status === 429 || status >= 500 || said.some((word) => passing.has(word)) ? unavailable(cause) : failed(cause);
}

interface GoogleAnswer {
  status: number;
  body: unknown;
}

/** One question; throws 503 when no answer comes in time, 502 when it is no JSON. Neither the address nor the key of the call is told to anybody. */
export async function askGoogle(url: URL, init: RequestInit): Promise<GoogleAnswer> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
    text = await answer.text();
  } catch (error) {
    throw unavailable(new Error(`Google Maps gave no answer: ${error instanceof Error ? error.name : 'unknown'}`));
  }
  try {
    return { status: answer.status, body: JSON.parse(text) };
  } catch {
    if (answer.ok) throw failed(new Error('Google Maps answered 200 without JSON'));
    throw googleFailure(answer.status, []);
  }
}

/** An answer in the form that was asked for; anything else is a 502. */
export function readAnswer<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.join('.') ?? '';
  throw failed(new Error(`Google Maps answered in another form, at "${path}"`));
}
