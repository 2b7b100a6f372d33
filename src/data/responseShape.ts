type Fields<Value> = readonly [keyof Value & string, ...(keyof Value & string)[]];

/** The fields that a response, or each object of a list, must have. 'empty' stands for a 204. */
export type ResponseShape<Result> = [Result] extends [void]
  ? 'empty'
  : Result extends readonly (infer Item)[]
    ? { listOf: Fields<Item> }
    : { fields: Fields<Result> };

/** The shape of any JSON. */
export type JsonShape = { listOf: readonly string[] } | { fields: readonly string[] };

const hasFields = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  fields.every((field) => (value as Record<string, unknown>)[field] !== undefined);

/** False for the JSON of a proxy or a sign-in page, which would crash the page or show an empty list. */
export function hasShape(json: unknown, shape: JsonShape): boolean {
  if ('fields' in shape) return hasFields(json, shape.fields);
  return Array.isArray(json) && json.every((item) => hasFields(item, shape.listOf));
}
