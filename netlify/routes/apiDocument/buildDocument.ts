import type { OpenAPIHono } from '@hono/zod-openapi';
import { toProblem } from '../../platform/errors';
import { defaultLocale, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import type { AppEnv } from '../http/appEnv';
import { deprecation, deprecationHeaders } from '../http/deprecation';
import { contentLanguage } from '../openapi';
import {
  listCalls,
  isProblem,
  type ResponseObject,
  type ApiDocument,
  type Call,
  type Operation,
  type Parameter,
} from './openApiTypes';
import { describeProperties, refineProperties, requireDefaults } from './completeProperties';
import { messagesToDispensary, messagesToShop } from './exampleMessages';
import { createExample } from './createExample';
import { bodyExamples, glossary, tagDescriptions } from './glossary';
import { apiMark } from '../../../src/domain/api/apiMark';
import { describeOutsideCalls } from './outsideCalls';
import { documentedProblems, type DocumentedProblem } from '../../platform/problems';
import { sharedSchemas } from './sharedSchemas';
import { tidySchemas } from './tidySchemas';

const introduction = [
  'Amounts are in whole units of their currency (29.99), and times are ISO 8601 in UTC.',
  'Errors are returned as problems (RFC 9457, `application/problem+json`) with a stable `code` and a human-readable `detail`.',
  `Every success has \`${apiMark.name}: ${apiMark.value}\`, which tells a 204, a file or an empty list of the API from a response of a proxy.`,
  'Lists answer `{ items, nextCursor }` with `wrap=true`; send `nextCursor` as `cursor` with the same filters for the next page, until it is null. Without `wrap`, they answer in an earlier shape. Only the catalog, a file, is always a bare array.',
  'Booleans are `true` or `false`, in a query too. What states something begins with `is`, `has`, `was`, `can` or `needs`; what asks for something is a verb.',
  `What is marked \`deprecated\` names its replacement and stays for a year at least: what is marked today, until ${deprecation.until.toISOString().slice(0, 10)}. Responses to requests that use it have \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) headers. Deprecations and removals are announced in the changelog. Ignore fields that you do not know, and treat unknown codes by their status.`,
  '`Accept-Language` decides between English and Canadian French, and `Content-Language` says which one a text is in.',
].join(' ');

const retryAfterHeader: ResponseObject['headers'] = {
  'Retry-After': { description: 'Seconds to wait before retrying', schema: { type: 'integer', minimum: 1 } },
};

/** A 401 asks for a token, or names the header that must hold a valid signature. */
function problemHeaders(status: string, { parameters = [] }: Operation): ResponseObject['headers'] {
  if (status === '429' || status === '503') return retryAfterHeader;
  if (status !== '401') return {};
  const named = (pattern: RegExp) => parameters.find(({ name }) => pattern.test(name))?.name;
  const scheme = named(/^authorization$/) ? 'Basic' : (named(/-signature$/) ?? 'Bearer');
  const description = 'The authentication scheme; for a signed message, the header that holds its signature';
  return { 'WWW-Authenticate': { description, schema: { type: 'string', enum: [scheme] } } };
}
const headers: ApiDocument['components']['headers'] = {
  ...deprecationHeaders,
  ContentLanguage: contentLanguage['Content-Language'],
  ETag: {
    description: 'The version of the response, to send back as `If-None-Match`',
    schema: { type: 'string' },
  },
  RequestId: {
    description: 'The id of the request, which the shop’s log has too',
    schema: { type: 'string' },
  },
};
const headerRef = (name: string) => ({ $ref: `#/components/headers/${name}` });
const acceptLanguage: Parameter = {
  name: 'accept-language',
  in: 'header',
  required: false,
  description: 'The language of text for people: French if it is preferred over English, else English',
  example: 'fr-CA',
  schema: { type: 'string' },
};
const ifNoneMatch: Parameter = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  example: 'W/"1x2y3z"',
  schema: { type: 'string', maxLength: 200 },
};

const matchesPath = (path: string, at: string): boolean =>
  at.endsWith('$') ? path === at.slice(0, -1) : path.startsWith(at);

/** The problems a call may return with a status. A 405 belongs to a path and a 431 to any request, not to a call. */
const findProblems = (path: string, status: number): DocumentedProblem[] =>
  documentedProblems.filter((each) => each.status === status && (each.at?.some((at) => matchesPath(path, at)) ?? true));

function completeProblems({ path, operation }: Call): void {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!isProblem(status)) continue;
    const content = response.content?.['application/problem+json'];
    const names = findProblems(path, Number(status)).map(({ code }) => code);
    if (content && names.length)
      content.examples = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
    response.headers = {
      ...problemHeaders(status, operation),
      ...response.headers,
      'Content-Language': headerRef('ContentLanguage'),
    };
  }
}

function completeParameters({ operation }: Call): void {
  const { responses, parameters = [] } = operation;
  operation.parameters = [
    ...parameters,
    ...(responses[304] && !parameters.some(({ name }) => name === ifNoneMatch.name) ? [{ ...ifNoneMatch }] : []),
    ...(Object.keys(responses).some(isProblem) ? [{ ...acceptLanguage }] : []),
  ];
  for (const parameter of operation.parameters) {
    const entry = glossary[parameter.name];
    parameter.description ??= entry?.description;
    if (entry?.example !== undefined && !parameter.schema.enum) parameter.example ??= entry.example;
    if (parameter.schema.deprecated) parameter.deprecated = true;
    // A default would suggest that a required parameter can be left out.
    if (parameter.required) delete parameter.schema.default;
  }
}

function completeBody({ operation, path }: Call, { components }: ApiDocument): void {
  const json = operation.requestBody?.content['application/json'];
  if (!json) return;
  if (operation.operationId === 'sendDispensaryMessage')
    json.examples = Object.fromEntries(Object.entries(messagesToShop).map(([name, value]) => [name, { value }]));
  else
    json.example ??=
      bodyExamples[operation.operationId] ??
      messagesToDispensary[path] ??
      createExample(json.schema, { schemas: components.schemas, includesOptional: false });
}

function completeResponses({ operation: { responses } }: Call, { components }: ApiDocument): void {
  for (const [status, response] of Object.entries(responses)) {
    const isVersioned = responses[304] && !isProblem(status);
    response.headers = {
      ...response.headers,
      ...(response.headers?.Sunset && {
        Deprecation: headerRef('Deprecation'),
        Link: headerRef('Link'),
        Sunset: headerRef('Sunset'),
      }),
      ...(isVersioned && { ETag: headerRef('ETag') }),
      // Static files and the edge function declare no 500. They bypass the router, which adds this header.
      ...(responses[500] && { 'X-Request-Id': headerRef('RequestId') }),
    };
    const json = response.content?.['application/json'];
    if (json && !isProblem(status))
      json.example ??= createExample(json.schema, { schemas: components.schemas, includesOptional: true });
  }
}

function complete(call: Call, document: ApiDocument): void {
  // In OpenAPI, an empty list means that no token is needed; without the list, the document's default applies.
  call.operation.security ??= [];
  completeProblems(call);
  completeParameters(call);
  completeBody(call, document);
  completeResponses(call, document);
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
  const pageUrl = (route: 'support' | 'terms') => siteUrl + localePath(defaultLocale, routePath(route));
  const generated = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: introduction,
      contact: { name: 'Support', url: pageUrl('support') },
      license: { name: 'Proprietary', url: pageUrl('terms') },
    },
    servers: [{ url: siteUrl }],
    externalDocs: { url: `${siteUrl}/v1/docs`, description: 'This documentation as a web page' },
  });
  // Clone the document, because the generator reuses objects and each copy is edited separately.
  const document = JSON.parse(JSON.stringify(generated)) as ApiDocument;
  document.components.schemas = { ...document.components.schemas, ...sharedSchemas() };
  const calls = [...listCalls(document.paths), ...listCalls(document.webhooks)];
  tidySchemas(document);
  requireDefaults(document);
  refineProperties(document);
  document.components.headers = headers;
  document.components.examples = Object.fromEntries(
    documentedProblems.map((each) => [
      each.code,
      { summary: each.meaning, value: toProblem({ ...each, detail: each.meaning }) },
    ]),
  );
  describeProperties(document);
  for (const call of calls) complete(call, document);
  const tags = new Set(calls.flatMap(({ operation }) => operation.tags ?? []));
  document.tags = [...tags].toSorted().map((name) => ({ name, description: tagDescriptions[name] }));
  return document;
}
