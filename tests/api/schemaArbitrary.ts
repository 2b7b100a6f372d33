import fc from 'fast-check';
import { oddValue } from './oddValues';

/** The part of JSON Schema 2020-12 that the OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

type Arbitrary = fc.Arbitrary<unknown>;

/** Values for names in a prepared shop. They are used in most cases where there are some. */
export type Prepared = Record<string, readonly unknown[]>;

interface Options {
  components: Record<string, JsonSchema>;
  prepared: Prepared;
  /** The number of odd values among ten leaves: edge cases, of the right type or not. */
  oddLeaves?: number;
  isBare?: boolean;
}

const instants = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const strings: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress().filter((email) => email.length <= 254),
  'date-time': instants,
  date: instants.map((instant) => instant.slice(0, 10)),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
};

/** Building the alphabet of graphemes, or that of a pattern, takes longer than drawing from it. */
const stringsOfKind = new Map<string, fc.Arbitrary<string>>();

function stringArbitrary({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const kind = JSON.stringify([format, pattern, minLength, maxLength]);
  const arbitrary = stringsOfKind.get(kind) ?? createStringArbitrary({ format, pattern, minLength, maxLength });
  stringsOfKind.set(kind, arbitrary);
  return arbitrary;
}

function createStringArbitrary({ format, pattern, minLength = 0, maxLength = Math.max(minLength, 120) }: JsonSchema) {
  const isLong = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (format && strings[format]) return strings[format];
  if (!pattern) return fc.string({ minLength, maxLength, size: 'max', unit: 'grapheme' }).filter(isLong);
  // Patterns for plain text only exclude characters, which is hard to generate. Use characters that are always
  // allowed.
  if (pattern.includes('\\ud800'))
    return fc
      .stringMatching(/^[ -~À-ž]+$/)
      .map((text) => text.slice(0, maxLength))
      .filter(isLong);
  return fc.stringMatching(new RegExp(pattern)).filter(isLong);
}

function numberArbitrary({ type, ...bounds }: JsonSchema): fc.Arbitrary<number> {
  const isInteger = type === 'integer';
  const step = isInteger ? 1 : 0.01;
  const min = Math.max(
    bounds.minimum ?? -1e6,
    bounds.exclusiveMinimum === undefined ? -Infinity : bounds.exclusiveMinimum + step,
  );
  const max = Math.min(
    bounds.maximum ?? 1e6,
    bounds.exclusiveMaximum === undefined ? Infinity : bounds.exclusiveMaximum - step,
  );
  const inner = isInteger
    ? fc.integer({ min, max })
    : fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((hundredths) => hundredths / 100);
  return fc.oneof(inner, fc.constantFrom(min, max));
}

/**
 * Generates values for a schema. With `oddLeaves`, the same shape with odd values in it. A name with prepared values
 * mostly gets one.
 */
export function schemaArbitrary(schema: JsonSchema, options: Options, name = ''): Arbitrary {
  const { components, prepared, oddLeaves = 0 } = options;
  const generated = plainArbitrary(schema, options, components);
  // A name such as `email` may be a boolean switch elsewhere.
  const preparedValues = prepared[name]?.filter((value) => schema.type !== 'boolean' || typeof value === 'boolean');
  const usual = preparedValues?.length
    ? fc.oneof({ arbitrary: fc.constantFrom(...preparedValues), weight: 9 }, { arbitrary: generated, weight: 1 })
    : generated;
  const isLeaf = !schema.properties && !schema.$ref;
  return oddLeaves && isLeaf
    ? fc.oneof({ arbitrary: usual, weight: 10 - oddLeaves }, { arbitrary: oddValue, weight: oddLeaves })
    : usual;
}

function plainArbitrary(schema: JsonSchema, options: Options, components: Options['components']): Arbitrary {
  if (schema.$ref) return schemaArbitrary(components[schema.$ref.split('/').at(-1)!]!, options);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => schemaArbitrary(choice, options)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((part) => schemaArbitrary(part, options)))
      .map((parts) => Object.assign({}, ...parts));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => schemaArbitrary({ ...schema, type }, options)));
  switch (schema.type) {
    case 'string':
      return stringArbitrary(schema);
    case 'integer':
    case 'number':
      return numberArbitrary(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(schemaArbitrary(schema.items ?? {}, options), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([key]) => !options.isBare || schema.required?.includes(key))
            .map(([key, value]) => [key, schemaArbitrary(value, options, key)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue();
  }
}

/** A valid value with one defect: a property removed, added, of another type, or null. */
export function brokenArbitrary(schema: JsonSchema, options: Options): Arbitrary {
  const valid = schemaArbitrary(schema, options);
  return fc.oneof(
    fc.constantFrom<unknown>(null, [], {}, '', 0, 'text', [null], true),
    fc
      .tuple(valid, fc.nat(), oddValue, fc.constantFrom('leave out', 'add', 'change', 'null'))
      .map(([value, at, odd, how]) => {
        if (typeof value !== 'object' || value === null) return odd;
        const keys = Object.keys(value);
        const key = keys[at % Math.max(keys.length, 1)] ?? 'none';
        const { [key]: _, ...rest } = value as Record<string, unknown>;
        if (how === 'leave out') return rest;
        if (how === 'add') return { ...value, isAdmin: odd };
        return { ...value, [key]: how === 'null' ? null : odd };
      }),
  );
}
