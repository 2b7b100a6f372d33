import { resolveRelativeDate } from '../../../domain/time/relativeDate';
import type { FieldShape } from '../schemaShape';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema reports texts that are not dates. */
function mapText(text: string, { format }: FieldShape, change: (date: string) => string | null): string {
  if (format === 'date') return change(text) ?? text;
  if (format !== 'date-time') return text;
  const [date, ...time] = text.split('T') as [string, ...string[]];
  return [change(date) ?? date, ...time].join('T');
}

const hasDatesByShape = new WeakMap<FieldShape, boolean>();

function hasDates(shape: FieldShape): boolean {
  const found = hasDatesByShape.get(shape);
  if (found !== undefined) return found;
  const below = [...Object.values(shape.fields ?? {}), ...(shape.item ? [shape.item] : [])];
  const result = shape.format === 'date' || shape.format === 'date-time' || below.some(hasDates);
  hasDatesByShape.set(shape, result);
  return result;
}

/** Preserves fields that the schema lacks. */
function mapDates(value: unknown, shape: FieldShape, change: (date: string) => string | null): unknown {
  if (!hasDates(shape)) return value;
  if (typeof value === 'string') return mapText(value, shape, change);
  if (Array.isArray(value)) return shape.item ? value.map((each) => mapDates(each, shape.item!, change)) : value;
  if (!isObject(value) || !shape.fields) return value;
  const { fields } = shape;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      Object.hasOwn(fields, name) ? mapDates(each, fields[name]!, change) : each,
    ]),
  );
}

/** Replaces relative dates such as 'build-40d' with absolute ones for a build at `now`. */
export function resolveDates(value: unknown, shape: FieldShape, now: Date): unknown {
  const today = now.toISOString().slice(0, 10);
  return mapDates(value, shape, (date) => resolveRelativeDate(date, today));
}
