import type { OpenAPIHono } from '@hono/zod-openapi';
import { problemOf } from '../../platform/errors';
import type { AppEnv } from '../http/appEnv';
import { callsOf, isProblem, type Answer, type ApiDocument, type Call } from './documentForm';
import { exampleOf } from './exampleOf';
import { bodyExamples, glossary, tagDescriptions } from './glossary';
import { describeOutsideCalls } from './outsideCalls';
import { codesOf, problemCodes, type ProblemCode } from './problemCodes';
import { sharedSchemas } from './sharedSchemas';
import { tidySchemas } from './tidySchemas';

const description = [
  'Amounts are in whole units of their currency (29.99), and times are ISO 8601 in UTC.',
  'Errors are returned as problems (RFC 9457, `application/problem+json`) with a stable `code` and a human-readable `detail`.',
  'Every response has an `x-request-id` header.',
].join(' ');

const waits: Answer['headers'] = {
  'Retry-After': { description: 'Seconds to wait before retrying', schema: { type: 'integer', minimum: 1 } },
};
const asksForToken: Answer['headers'] = {
  'WWW-Authenticate': { description: 'The authentication scheme', schema: { type: 'string' } },
};
const headersOf: Record<string, Answer['headers']> = { 401: asksForToken, 429: waits, 503: waits };

/** Adds the status to the name if the code is used with two statuses: 'place_unknown', 'place_unknown_400'. */
function exampleName({ code, status }: ProblemCode): string {
  const [first] = problemCodes.filter((each) => each.code === code);
  return first?.status === status ? code : `${code}_${status}`;
}

function completeProblems({ path, operation }: Call): void {
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (!isProblem(status)) continue;
    const content = answer.content?.['application/problem+json'];
    const names = codesOf(path, Number(status)).map(exampleName);
    if (content && names.length)
      content.examples = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
    if (headersOf[status]) answer.headers = { ...headersOf[status], ...answer.headers };
  }
}

function completeParameters({ operation }: Call): void {
  for (const parameter of operation.parameters ?? []) {
    const word = glossary[parameter.name];
    parameter.description ??= word?.description;
    if (word?.example !== undefined && !parameter.schema.enum) parameter.example ??= word.example;
  }
}

function completeBody({ operation }: Call, { components }: ApiDocument): void {
  const json = operation.requestBody?.content['application/json'];
  if (json)
    json.example ??=
      bodyExamples[operation.operationId] ?? exampleOf(json.schema, { schemas: components.schemas, isWhole: false });
}

function complete(call: Call, document: ApiDocument): void {
  const { method, path, operation } = call;
  operation.operationId ??= operationId(method, path);
  // In OpenAPI, an empty list means that no token is needed; without the list, the document's default applies.
  operation.security ??= [];
  completeProblems(call);
  completeParameters(call);
  completeBody(call, document);
}

/** Builds the complete API description: the router's calls plus the webhooks and edge functions outside it. */
export function buildDocument(
  app: OpenAPIHono<AppEnv>,
  { title, siteUrl }: { title: string; siteUrl: string },
): ApiDocument {
  const registry = app.openAPIRegistry;
  const bearer = (what: string) => ({ type: 'http', scheme: 'bearer', description: what }) as const;
  registry.registerComponent('securitySchemes', 'bearer', bearer('A shopper’s token'));
  registry.registerComponent('securitySchemes', 'staff', bearer('A token of the console'));
  registry.registerComponent('securitySchemes', 'run', bearer('The token in a driver’s link'));
  describeOutsideCalls(app);
  const generated = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: siteUrl }],
    externalDocs: { url: `${siteUrl}/v1/docs`, description: 'This documentation as a web page' },
  });
  // Clone the document, because the generator reuses objects and each copy is edited separately.
  const document = JSON.parse(JSON.stringify(generated)) as ApiDocument;
  document.components.schemas = { ...document.components.schemas, ...sharedSchemas() };
  tidySchemas(document);
  document.components.examples = Object.fromEntries(
    problemCodes.map((each) => [
      exampleName(each),
      { summary: each.meaning, value: problemOf({ ...each, detail: each.meaning }) },
    ]),
  );
  const calls = [...callsOf(document.paths), ...callsOf(document.webhooks)];
  for (const call of calls) complete(call, document);
  const tags = new Set(calls.flatMap(({ operation }) => operation.tags ?? []));
  document.tags = [...tags].map((name) => ({ name, description: tagDescriptions[name] }));
  return document;
}

/** Path segments that would only add noise to the name. */
const silent = new Set(['v1', 'app', '.netlify', 'functions']);

/**
 * Derives an operation id from the path, so that it is stable: 'POST', '/v1/app/orders/{providerId}/cancel' →
 * 'postOrdersByProviderIdCancel'.
 */
export function operationId(method: string, path: string): string {
  const words = path
    .split('/')
    .filter((part) => part && !silent.has(part))
    .map((part) => part.replace(/^\{(.+)\}$/, 'by-$1'))
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/).filter(Boolean));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
