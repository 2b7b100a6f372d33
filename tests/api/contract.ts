import type { AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { App } from '../../netlify/routes/http/appEnv';
import type { JsonSchema } from './schemaArbitrary';

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: JsonSchema;
}
export interface Operation {
  method: string;
  /** The path of the OpenAPI document: '/v1/app/orders/{providerId}/{detailsId}'. */
  path: string;
  isSecured: boolean;
  /** Secured, or responds differently with a token. */
  takesToken: boolean;
  /** The kinds of token that it takes: 'bearer' is a shopper's. */
  schemes: string[];
  parameters: Parameter[];
  bodies: Record<string, JsonSchema>;
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, JsonSchema> };
}

export const formatOperation = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;

/** An empty requirement among several makes the token optional. */
const needsToken = (security: unknown): boolean =>
  Array.isArray(security) && security.length > 0 && security.every((each: object) => Object.keys(each).length > 0);

function listOperations({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method,
      path,
      isSecured: needsToken(described.security),
      takesToken: Array.isArray(described.security) && described.security.length > 0,
      schemes: ((described.security ?? []) as object[]).flatMap((each) => Object.keys(each)),
      parameters: (described.parameters ?? []) as Parameter[],
      bodies: Object.fromEntries(
        Object.entries(
          (described.requestBody as { content?: Record<string, { schema: JsonSchema }> } | undefined)?.content ?? {},
        ).map(([type, { schema }]) => [type, schema]),
      ),
      responses: described.responses as Operation['responses'],
    })),
  );
}

/** A copy that forbids undeclared properties in every object, so that extra response fields are faults. */
function forbidExtraProperties(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forbidExtraProperties);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, forbidExtraProperties(value)]));
  return 'properties' in copy && !('additionalProperties' in copy) && !('allOf' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}

const pointer = (...parts: string[]) =>
  `api#/${parts.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`;

function createJudge(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema(forbidExtraProperties(document) as AnySchema, 'api');
  return (operation: Operation, status: string, type: string) =>
    ajv.getSchema(pointer('paths', operation.path, operation.method, 'responses', status, 'content', type, 'schema'));
}

/** Answered by an edge function or a file, before the router that handles all other calls. */
const unroutedCalls = ['get /geo', 'get /catalogue/{localeId}.json'];

/** The API's OpenAPI document, and a check of responses against it. */
export async function openContract(app: App) {
  const document = (await (await app.request('/v1/openapi.json')).json()) as Document;
  const described = listOperations(document);
  const operations = described.filter((each) => !unroutedCalls.includes(formatOperation(each)));
  const judge = createJudge(document);

  /** The faults of an operation's response; empty if it conforms. */
  async function findFaults(operation: Operation, response: Response): Promise<string[]> {
    const { status } = response;
    const faults = [
      ...(status >= 500 ? [`status ${status}`] : []),
      ...(response.headers.get('x-request-id') || unroutedCalls.includes(formatOperation(operation))
        ? []
        : ['no x-request-id']),
    ];
    const declared = operation.responses[status];
    const body = await response.text();
    if (!declared) return [...faults, `status ${status} is not described: ${body.slice(0, 200)}`];
    const type = response.headers.get('content-type')?.split(';', 1)[0] ?? null;
    const types = Object.keys(declared.content ?? {});
    if (!types.length)
      return body || type
        ? [...faults, `${status} has no body in the description, and is ${type}: ${body.slice(0, 200)}`]
        : faults;
    if (type === null || !types.includes(type))
      return [...faults, `${status} as ${type}, described as ${types.join()}`];
    if (!type.endsWith('json')) return faults;
    const isValid = judge(operation, String(status), type)!;
    if (await isValid(JSON.parse(body))) return faults;
    const [first] = isValid.errors ?? [];
    return [...faults, `${status} body${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`];
  }

  return {
    document,
    operations,
    findFaults,
    operation: (method: string, path: string): Operation => {
      const found = described.find((each) => each.method === method && each.path === path);
      if (!found) throw new Error(`Expected ${method} ${path} in the OpenAPI document.`);
      return found;
    },
  };
}

export type Contract = Awaited<ReturnType<typeof openContract>>;
