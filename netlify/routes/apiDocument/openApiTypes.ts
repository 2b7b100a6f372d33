export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  example?: unknown;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  readOnly?: boolean;
  deprecated?: boolean;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { $ref: string } | { value: unknown }>;
}
export type MediaTypes = Record<string, Media>;

export const exampleValues = ({ example, examples }: Media): unknown[] =>
  example === undefined
    ? Object.values(examples ?? {}).flatMap((each) => ('value' in each ? [each.value] : []))
    : [example];

export interface HeaderObject {
  description: string;
  schema: JsonSchema;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | { $ref: string }>;
  content?: MediaTypes;
}

export interface Operation {
  /** Generators derive the names of functions and types from it. */
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: MediaTypes };
  responses: Record<string, ResponseObject>;
}

type Calls = Record<string, Record<string, Operation>>;

export interface ApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; url: string };
  };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Calls;
  webhooks: Calls;
  components: {
    schemas: Record<string, JsonSchema>;
    examples: Record<string, { summary: string; value: unknown }>;
    headers: Record<string, HeaderObject>;
    securitySchemes: Record<string, unknown>;
  };
}

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

export const listCalls = (calls: Calls): Call[] =>
  Object.entries(calls).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

export const isProblem = (status: string): boolean => Number(status) >= 400;
