/** What must never stand in a log, by its form. What has none, such as a name, is kept out by the closed list of fields. */
const secretForms: [RegExp, string][] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@]*@[^\s]*/gi, '[address]'],
  [/[^\s@<>()"':,;]+@[^\s@<>()"',;]+\.[^\s@<>()"',;]+/g, '[e-mail]'],
  [/\b(?:whsec|sk|rk|pk)_[\w+/=-]+/g, '[secret]'],
  [/\bBearer\s+\S+/gi, '[secret]'],
  // 24 characters or more with a digit among them: tokens, keys, hashes. Names of constraints have none.
  [/(?=[\w+/=-]*\d)[\w+/=-]{24,}/g, '[secret]'],
  [/\b[A-Z]{8}\b/g, '[key]'],
  [/\+?\d[\d\s().-]{4,}\d/g, '[number]'],
];

/** A sentence without what looks like an address, a number, a token or a key. */
export const scrub = (text: string): string =>
  secretForms.reduce((scrubbed, [form, instead]) => scrubbed.replaceAll(form, instead), text);

/** The error that began it: drivers and services wrap what they were told. */
export function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 5 && root instanceof Error; depth += 1) {
    const inner: unknown = root instanceof AggregateError && root.errors.length ? root.errors[0] : root.cause;
    if (!(inner instanceof Error)) break;
    root = inner;
  }
  return root;
}

/** Its SQLSTATE or Node's code, or null. */
export function codeOf(error: unknown): string | null {
  const root = rootOf(error);
  return root instanceof Error && 'code' in root && typeof root.code === 'string' ? root.code : null;
}

/** Class 22 are faults of values, which Postgres repeats: `invalid input syntax for type uuid: "…"`. */
const withoutValues = (code: string | null, message: string): string =>
  code?.startsWith('22') ? message.replace(/: .*$/, '') : message;

export interface Complaint {
  /** `DatabaseError [08006]: connection lost` */
  error: string;
  /** Where it was thrown: the first lines. */
  stack?: string;
}

/** An error as a log may keep it: what it complains of, without the values of a statement or of a person. */
export function complaintOf(error: unknown): Complaint {
  const root = rootOf(error);
  if (!(root instanceof Error)) return { error: 'an error that is not an Error' };
  const code = codeOf(root);
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
