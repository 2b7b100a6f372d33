type Fields<Value> = readonly (keyof Value & string)[];

/** The fields that a response must have, or each object of a list. */
export type Shape<Answer> = Answer extends readonly (infer Item)[]
  ? { listOf: Fields<Item> }
  : { fields: Fields<Answer> };

const hasFields = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  fields.every((field) => (value as Record<string, unknown>)[field] !== undefined);

/**
 * True if JSON has the shape of a response. A proxy, a hotel's sign-in page or an old server may answer a call with
 * other JSON, which would end in a crash on the page or, worse, as an empty list.
 */
export function hasShape(json: unknown, shape: { listOf: readonly string[] } | { fields: readonly string[] }): boolean {
  if ('fields' in shape) return hasFields(json, shape.fields);
  return Array.isArray(json) && json.every((item) => hasFields(item, shape.listOf));
}
