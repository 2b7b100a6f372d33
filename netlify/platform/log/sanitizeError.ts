/** Names have no recognizable pattern, so `allowedFields` keeps them out of the log. */
const secretPatterns: [RegExp, string][] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@]*@[^\s]*/gi, '[address]'],
  [/[^\s@<>()"':,;]+@[^\s@<>()"',;]+\.[^\s@<>()"',;]+/g, '[email]'],
  [/\b(?:whsec|sk|rk|pk)_[\w+/=-]+/g, '[secret]'],
  [/\bBearer\s+\S+/gi, '[secret]'],
  // At least 24 characters including a digit: tokens, keys and hashes. Constraint names have no digits.
  [/(?=[\w+/=-]*\d)[\w+/=-]{24,}/g, '[secret]'],
  // The word DATABASE appears in our own error messages.
  [/\b(?!DATABASE\b)[A-Z]{8}\b/g, '[key]'],
  [/\+?\d[\d\s().-]{4,}\d/g, '[number]'],
];

/** Limits the length of log lines and the time that the patterns take. */
const maxLength = 2_000;

export const scrub = (text: string): string =>
  secretPatterns.reduce(
    (scrubbed, [pattern, replacement]) => scrubbed.replaceAll(pattern, replacement),
    text.slice(0, maxLength),
  );

export function rootCause(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 5 && root instanceof Error; depth += 1) {
    const inner: unknown = root instanceof AggregateError && root.errors.length ? root.errors[0] : root.cause;
    if (!(inner instanceof Error)) break;
    root = inner;
  }
  return root;
}

export function rootErrorCode(error: unknown): string | null {
  const root = rootCause(error);
  return root instanceof Error && 'code' in root && typeof root.code === 'string' ? root.code : null;
}

/** Class 22 errors are about values, which Postgres repeats: `invalid input syntax for type uuid: "…"`. */
const withoutValues = (code: string | null, message: string): string =>
  code?.startsWith('22') ? message.replace(/: .*$/, '') : message;

export interface SanitizedError {
  /** For example `DatabaseError [08006]: connection lost`. */
  error: string;
  stack?: string;
}

export function sanitizeError(error: unknown): SanitizedError {
  const root = rootCause(error);
  if (!(root instanceof Error)) return { error: 'an error that is not an Error' };
  const code = rootErrorCode(root);
  const [firstLine = ''] = root.message.split('\n', 1);
  const frames = (root.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  return {
    error: `${root.name}${code ? ` [${code}]` : ''}: ${scrub(withoutValues(code, firstLine))}`,
    ...(frames.length && { stack: frames.join('\n') }),
  };
}
