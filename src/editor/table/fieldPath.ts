import type { FieldShape } from '../../content/source/schemaShape';
import type { FieldPath } from './columns';

type Fields = Record<string | number, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const getField = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((current, part) => (current as Fields | null | undefined)?.[part], value);

/** Returns a copy with the field changed. `undefined` removes the field. */
export function withField(value: unknown, [part, ...rest]: FieldPath, next: unknown): unknown {
  if (part === undefined) return next;
  const old = getField(value, [part]);
  const inner = withField(old, rest, next);
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === part ? inner : each));
  const { [part]: _, ...others } = (value ?? {}) as Fields;
  return inner === undefined ? others : { ...(value as Fields), [part]: inner };
}

/** Returns a copy in schema order, which determines where the file has a new field. */
export function sortFields(value: unknown, shape: FieldShape | undefined): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => sortFields(each, shape?.item));
  if (!isObject(value) || !shape?.fields) return value;
  const ordered = Object.keys(shape.fields).filter((name) => Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !ordered.includes(name));
  return Object.fromEntries(
    [...ordered, ...unknown].map((name) => [name, sortFields(value[name], shape.fields?.[name])]),
  );
}
