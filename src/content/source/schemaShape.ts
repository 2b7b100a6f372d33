import { z, type ZodType } from 'zod';

/** The requirements of a schema that a form can show. */
export interface FieldShape {
  kind: 'object' | 'list' | 'text' | 'number' | 'flag' | 'choice' | 'fixed';
  isOptional: boolean;
  isNullable: boolean;
  fallback?: unknown;
  fields?: Record<string, FieldShape>;
  /** True for an object with exactly one of its fields set. */
  isOneOf?: boolean;
  item?: FieldShape;
  /** The minimum of a number, or the minimum length of a list. */
  min?: number;
  max?: number;
  step?: number;
  format?: string;
  options?: (string | number)[];
  value?: unknown;
}

interface Json {
  type?: string;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  propertyNames?: Json;
  additionalProperties?: Json | boolean;
  anyOf?: Json[];
  oneOf?: Json[];
  enum?: (string | number)[];
  const?: unknown;
  default?: unknown;
  format?: string;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  multipleOf?: number;
}

const toJson = (schema: ZodType): Json => z.toJSONSchema(schema, { io: 'input' }) as Json;

const base = { isOptional: false, isNullable: false };

function objectShape({ properties, required = [], propertyNames, additionalProperties }: Json): FieldShape {
  if (properties)
    return {
      ...base,
      kind: 'object',
      fields: Object.fromEntries(
        Object.entries(properties).map(([name, json]) => [
          name,
          { ...shapeOfJson(json), isOptional: !required.includes(name) },
        ]),
      ),
    };
  // In a record with a fixed set of keys, each key may be omitted.
  const each = shapeOfJson(additionalProperties as Json);
  const names = propertyNames?.enum ?? [];
  return {
    ...base,
    kind: 'object',
    fields: Object.fromEntries(names.map((name) => [name, { ...each, isOptional: true }])),
  };
}

function unionShape(branches: Json[]): FieldShape {
  const others = branches.filter(({ type }) => type !== 'null');
  const isNullable = others.length < branches.length;
  const shapes = others.map(shapeOfJson);
  if (shapes.length === 1) return { ...shapes[0]!, isNullable };
  if (shapes.every(({ kind }) => kind === 'text')) return { ...base, kind: 'text', isNullable };
  if (!shapes.every(({ kind }) => kind === 'object'))
    throw new Error('Expected a union of objects: no form can edit a union of texts and objects.');
  const fields = Object.assign({}, ...shapes.map((shape) => shape.fields)) as Record<string, FieldShape>;
  return {
    ...base,
    kind: 'object',
    isNullable,
    isOneOf: true,
    fields: Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, { ...shape, isOptional: true }])),
  };
}

function plainShape(json: Json): FieldShape {
  const { type, minimum, exclusiveMinimum, maximum, multipleOf, format } = json;
  if ('const' in json) return { ...base, kind: 'fixed', value: json.const };
  if (json.enum) return { ...base, kind: 'choice', options: json.enum };
  if (type === 'boolean') return { ...base, kind: 'flag' };
  if (type === 'string') return { ...base, kind: 'text', format };
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  const min = minimum ?? (exclusiveMinimum !== undefined && step ? exclusiveMinimum + step : undefined);
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return { ...base, kind: 'number', step, min, max: isBounded ? maximum : undefined };
}

function shapeOfJson(json: Json): FieldShape {
  const branches = json.anyOf ?? json.oneOf;
  const shape = branches
    ? unionShape(branches)
    : json.type === 'object'
      ? objectShape(json)
      : json.type === 'array'
        ? { ...base, kind: 'list' as const, item: shapeOfJson(json.items!), min: json.minItems }
        : plainShape(json);
  return 'default' in json ? { ...shape, fallback: json.default } : shape;
}

const cache = new WeakMap<ZodType, FieldShape>();

export function schemaShape(schema: ZodType): FieldShape {
  const shape = cache.get(schema) ?? shapeOfJson(toJson(schema));
  cache.set(schema, shape);
  return shape;
}
