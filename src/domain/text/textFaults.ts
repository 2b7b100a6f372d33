// With the flag `u`, surrogates that form a pair are one character, which does not match.
const unpairedSurrogate = /\p{Surrogate}/u;

/** JavaScript and JSON allow NUL and halves of surrogate pairs in text. Postgres does not. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !unpairedSurrogate.test(text);

export interface TextFault {
  path: readonly PropertyKey[];
  message: string;
}

/** Returns a fault for each text in a value that Postgres cannot store. */
export function findTextFaults(value: unknown, path: TextFault['path'] = []): TextFault[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path, message: 'expected text without NUL or unpaired surrogates' }];
  if (Array.isArray(value)) return value.flatMap((each, index) => findTextFaults(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => findTextFaults(each, [...path, name]));
}
