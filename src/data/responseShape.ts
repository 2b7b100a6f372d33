import type { List } from '../domain/api/listSchema';

type Fields<Value> = readonly [keyof Value & string, ...(keyof Value & string)[]];
export type ItemFields<Item> = [Item] extends [string] ? readonly [] : Fields<Item>;

/** The fields that a response, or each object of a list, must have. Strings have none. 'empty' stands for a 204. */
export type ResponseShape<Result> = [Result] extends [void]
  ? 'empty'
  : Result extends readonly (infer Item)[]
    ? { listOf: Fields<Item> }
    : Result extends List<infer Item>
      ? { itemsOf: ItemFields<Item> }
      : { fields: Fields<Result> };

/** The shape of any JSON. */
export type JsonShape = { listOf: readonly string[] } | { itemsOf: readonly string[] } | { fields: readonly string[] };

const hasFields = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  fields.every((field) => (value as Record<string, unknown>)[field] !== undefined);

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

/** During a deploy an API that is older than the page may respond with an array, or with one under a name of its own. */
export function wrapList(json: unknown, shape: JsonShape): unknown {
  if (!('itemsOf' in shape) || typeof json !== 'object' || json === null || 'items' in json) return json;
  const items: unknown = Array.isArray(json) ? json : Object.values(json).find(Array.isArray);
  return { ...(!Array.isArray(json) && json), items, nextCursor: null };
}

/** False for the JSON of a proxy or a sign-in page, which would crash the page or show an empty list. */
export function hasShape(json: unknown, shape: JsonShape): boolean {
  if ('fields' in shape) return hasFields(json, shape.fields);
  if ('itemsOf' in shape) {
    const { items, nextCursor } = (json ?? {}) as Partial<List<unknown>>;
    const isItem = (item: unknown) =>
      shape.itemsOf.length ? hasFields(item, shape.itemsOf) : typeof item === 'string';
    return nextCursor !== undefined && isListOf(items, isItem);
  }
  return isListOf(json, (item) => hasFields(item, shape.listOf));
}
