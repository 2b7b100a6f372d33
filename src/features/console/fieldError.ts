import type { ApiError } from '../../data/apiError';

/** Returns what is wrong with one field as a sentence: 'Expected ten digits.' */
export function fieldError(error: ApiError | null, name: string): string | undefined {
  const message = error?.problem.errors?.find(({ path }) => path === name)?.message;
  return message && `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
