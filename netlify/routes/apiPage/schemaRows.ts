import type { JsonSchema } from '../apiDocument/openApiTypes';

export interface SchemaRow {
  /** A path such as 'items[].price'; '' for the schema itself. */
  path: string;
  component: string | null;
  type: string;
  isRequired: boolean;
  description: string;
  limits: string[];
}

const getComponentName = ({ $ref }: JsonSchema): string | null => $ref?.split('/').at(-1) ?? null;
const formats: Record<string, string> = { 'date-time': 'time', uri: 'URL', binary: 'file' };

function describeType(schema: JsonSchema): string {
  const component = getComponentName(schema);
  if (component) return component;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(describeType).join(' | ');
  const isArray = [schema.type].flat().includes('array');
  if (isArray) return `array of ${schema.items ? describeType(schema.items) : 'anything'}`;
  const types = [schema.type ?? 'any']
    .flat()
    .map((type) => (type === 'string' && formats[schema.format ?? '']) || type);
  return types.join(' or ');
}

function describeLimits(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, multipleOf, minItems, maxItems, pattern } = schema;
  const between = (min: number | undefined, max: number | undefined, unit: string): string[] => {
    if (min === undefined && max === undefined) return [];
    if (min === max) return [`${min}${unit}`];
    if (max === undefined) return [`at least ${min}${unit}`];
    return [min === undefined ? `at most ${max}${unit}` : `${min} to ${max}${unit}`];
  };
  return [
    ...(schema.deprecated ? ['deprecated'] : []),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' entries'),
    ...between(minimum, maximum, ''),
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${multipleOf}`]),
    // Long patterns do not help a human reader.
    ...(pattern && pattern.length <= 40 ? [`matches ${pattern}`] : []),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}

function rowsInside(schema: JsonSchema, path: string): SchemaRow[] {
  if (schema.$ref) return [];
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, property]) => {
      const inner = path ? `${path}.${name}` : name;
      return [createRow(property, inner, schema.required?.includes(name) ?? false), ...rowsInside(property, inner)];
    });
  if (schema.items) return rowsInside(schema.items, `${path}[]`);
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return choices.flatMap((choice) => rowsInside(choice, path));
}

const createRow = (schema: JsonSchema, path: string, isRequired: boolean): SchemaRow => ({
  path,
  component: getComponentName(schema.items ?? schema),
  type: describeType(schema),
  isRequired,
  description: schema.description ?? '',
  limits: describeLimits(schema),
});

export const schemaRows = (schema: JsonSchema): { self: SchemaRow; inside: SchemaRow[] } => ({
  self: createRow(schema, '', true),
  inside: rowsInside(schema, ''),
});
