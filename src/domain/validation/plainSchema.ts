/** Validates stored values: returns the value or throws. zod/mini would add 6 KB to every page. */
export type Schema<Value> = (value: unknown) => Value;

type ValueOf<Checked> = Checked extends Schema<infer Value> ? Value : never;

export const check =
  <Value>(isValid: (value: unknown) => boolean): Schema<Value> =>
  (value) => {
    if (!isValid(value)) throw new TypeError('Wrong shape');
    return value as Value;
  };

export const string = check<string>((value) => typeof value === 'string');
export const number = check<number>((value) => typeof value === 'number');
export const boolean = check<boolean>((value) => typeof value === 'boolean');

export const oneOf = <const Value>(values: readonly Value[]): Schema<Value> =>
  check((value) => values.includes(value as Value));

export const nullable =
  <Value>(schema: Schema<Value>): Schema<Value | null> =>
  (value) =>
    value === null ? null : schema(value);

/** For fields that values stored by older versions lack. */
export const withDefault =
  <Value, Missing>(schema: Schema<Value>, missing: Missing): Schema<Value | Missing> =>
  (value) =>
    value === undefined ? missing : schema(value);

const array = check<unknown[]>(Array.isArray);

export const arrayOf =
  <Value>(schema: Schema<Value>): Schema<Value[]> =>
  (value) =>
    array(value).map((item) => schema(item));

export function parseWith<Value>(schema: Schema<Value>, value: unknown): Value | null {
  try {
    return schema(value);
  } catch {
    return null;
  }
}

export const validItems =
  <Value>(schema: Schema<Value>): Schema<Value[]> =>
  (value) =>
    array(value).flatMap((item) => parseWith(schema, item) ?? []);

export const object =
  <Fields extends Record<string, Schema<unknown>>>(
    fields: Fields,
  ): Schema<{ [Name in keyof Fields]: ValueOf<Fields[Name]> }> =>
  (value) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name, schema((value as Record<string, unknown>)[name])]),
    ) as never;
