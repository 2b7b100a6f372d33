import { createRoute, z } from '@hono/zod-openapi';
import type { AppContext } from '../services/context/appContext';
import { buildDocument } from './apiDocument/buildDocument';
import type { ApiDocument } from './apiDocument/openApiTypes';
import { apiPage } from './apiPage/apiPage';
import { stylePolicy } from './apiPage/style';
import type { App } from './http/appEnv';
import { shareResponse } from './http/sharedResponses';
import { jsonResponse, problemResponses, notModified } from './openapi';

const document = createRoute({
  method: 'get',
  path: '/v1/openapi.json',
  tags: ['Service'],
  operationId: 'getOpenApiDocument',
  summary: 'Get this documentation as an OpenAPI 3.1 document',
  description: 'Generate a client from it. Between releases it changes only by what is listed in the changelog.',
  responses: {
    200: jsonResponse('The document', z.looseObject({ openapi: z.string() })),
    ...notModified,
    ...problemResponses(),
  },
});

const page = createRoute({
  method: 'get',
  path: '/v1/docs',
  tags: ['Service'],
  operationId: 'getDocumentation',
  summary: 'Get this documentation as a web page',
  description: 'One page without scripts; each call and code has an anchor.',
  responses: {
    200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
    ...notModified,
    ...problemResponses(),
  },
});

/** Must be registered after all other routes. */
export function registerDescriptionRoutes(app: App, { settings }: AppContext): void {
  let built: ApiDocument | null = null;
  const readDocument = () =>
    (built ??= buildDocument(app, { title: `${settings.brandName} API`, siteUrl: settings.siteUrl }));
  let serialized: string | null = null;
  app.openapi(document, (c) => {
    shareResponse(c);
    return c.body((serialized ??= JSON.stringify(readDocument())), 200, { 'content-type': 'application/json' });
  });
  let rendered: ReturnType<typeof apiPage> | null = null;
  app.openapi(page, async (c) => {
    shareResponse(c);
    return c.html(await (rendered ??= apiPage(readDocument())), 200, { 'content-security-policy': stylePolicy });
  });
}
