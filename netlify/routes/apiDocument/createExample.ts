import { freeDeliveryAbove } from '../../../src/domain/delivery/orderTotals';
import type { JsonSchema } from './openApiTypes';
import { exampleOrder } from './exampleOrder';
import { glossary } from './glossary';
import { propertyExamples } from './words/propertyExamples';

type Schemas = Record<string, JsonSchema>;

const formats: Record<string, string> = {
  'date-time': '2026-07-01T18:00:00.000Z',
  date: '2026-07-01',
  email: 'ada@mail.example',
  uri: 'https://shop.example/',
  uuid: '4f1d2c3b-7a59-4c1e-9d57-0f6a2e8b1c3d',
  binary: '',
};
const samples = [
  'text',
  '123456',
  '2135550123',
  '90012',
  '10:00',
  'KWTBNRLP',
  '/us/en',
  'https://shop.example/',
  'a1b2c3d4',
  'US',
];

const getType = ({ type }: JsonSchema): string | undefined =>
  Array.isArray(type) ? type.find((each) => each !== 'null') : type;

function exampleText({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const predefined = formats[format ?? ''];
  if (predefined !== undefined) return predefined;
  const fits = (text: string) => !pattern || new RegExp(pattern, 'u').test(text);
  const [first = 'text'] = samples.filter((text) => text.length <= maxLength && fits(text));
  return first.length < minLength ? first.padEnd(minLength, first) : first;
}

function exampleNumber({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): number {
  const min = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  const number = Math.max(1, min);
  return maximum === undefined ? number : Math.min(type === 'integer' ? Math.floor(maximum) : maximum, number);
}

const componentExamples: Record<string, object> = {
  Order: exampleOrder,
  ConsoleOrder: exampleOrder,
  Address: exampleOrder.deliveryAddress,
  Money: exampleOrder.total,
  DeliveryProvider: {
    deliveryAllowedDaysInAdvance: 3,
    deliveryMinimumDaysInAdvance: 0,
    deliveryFee: { amount: 5, currencyCode: 'USD' },
    freeDeliveryAbove,
    pause: null,
  },
};

const referencedName = ({ $ref }: JsonSchema): string => $ref?.split('/').at(-1) ?? '';

const resolved = (schema: JsonSchema, schemas: Schemas): JsonSchema =>
  schema.$ref ? (schemas[referencedName(schema)] ?? {}) : schema;

interface Options {
  schemas: Schemas;
  /** True includes optional properties, as responses do. False shows only what a request needs. */
  includesOptional: boolean;
}

function exampleObject({ properties = {}, required = [] }: JsonSchema, options: Options) {
  const included = Object.entries(properties).filter(([name]) => options.includesOptional || required.includes(name));
  return Object.fromEntries(included.map(([name, property]) => [name, exampleProperty(name, property, options)]));
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function exampleProperty(name: string, property: JsonSchema, options: Options): unknown {
  const schema = resolved(property, options.schemas);
  const predefined = name in propertyExamples ? propertyExamples[name] : glossary[name]?.example;
  const kinds = [schema.type].flat();
  const isOfKind = kinds.includes(kindOf(predefined)) || (typeof predefined === 'number' && kinds.includes('integer'));
  const isOfItems = !Array.isArray(predefined) || [schema.items?.type].flat().includes('string');
  const isFree = schema.enum === undefined && schema.const === undefined && !formats[schema.format ?? ''];
  return predefined !== undefined && isOfKind && isOfItems && isFree ? predefined : createExample(property, options);
}

export function createExample(original: JsonSchema, options: Options): unknown {
  const schema = resolved(original, options.schemas);
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((each) => createExample(each, options))) as Record<string, unknown>;
  if (choice) return createExample(choice, options);
  if (schema.default !== undefined) return schema.default;
  switch (getType(schema)) {
    case 'object':
      return { ...exampleObject(schema, options), ...componentExamples[referencedName(original)] };
    case 'array':
      return schema.items && schema.maxItems !== 0 ? [createExample(schema.items, options)] : [];
    case 'string':
      return exampleText(schema);
    case 'integer':
    case 'number':
      return exampleNumber(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
