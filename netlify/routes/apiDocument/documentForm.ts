/** The subset of JSON Schema that the API's schemas use. */
export interface Schema {
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
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
}

export type Content = Record<
  string,
  { schema: Schema; example?: unknown; examples?: Record<string, { $ref: string }> }
>;

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Content;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
}

type Calls = Record<string, Record<string, Operation>>;

/** An OpenAPI 3.1 document. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Calls;
  webhooks: Calls;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, { summary: string; value: unknown }>;
    securitySchemes: Record<string, unknown>;
  };
}

export interface Call {
  /** For example 'POST'. */
  method: string;
  /** '/v1/app/orders', or the name of a webhook. */
  path: string;
  operation: Operation;
}

/** Lists every operation of `paths` or `webhooks` in document order. */
export const callsOf = (calls: Calls): Call[] =>
  Object.entries(calls).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

export const isProblem = (status: string): boolean => Number(status) >= 400;
