import { createRoute, z } from '@hono/zod-openapi';
import { countedListSchema } from '../../../src/domain/api/listSchema';
import {
  addProductSchema,
  catalogueVariantSchema,
  stockChangeSchema,
  stockImportSchema,
  stockListSchema,
  stockPreviewSchema,
  stockProductSchema,
} from '../../../src/domain/staff/stockSchema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../../services/context/appContext';
import { addProduct, listCatalogue, removeProduct } from '../../services/staff/console/assortment';
import { changeStock } from '../../services/staff/console/changeStock';
import { exportStock, importStock, previewStock } from '../../services/staff/console/importStock';
import { listStock } from '../../services/staff/console/listStock';
import type { App } from '../http/appEnv';
import { deprecationHeaders } from '../http/deprecation';
import { forStaff } from '../http/requireStaff';
import { listQuery, listResponse, respondWithList } from '../http/lists';
import { nextPageCursor, pagingQuery, toPage } from '../http/paging';
import { markOne, optionalFlagOrOne } from '../http/queryFlags';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { idempotencyKey, providerId, staffScope } from './staffParameters';

const base = '/v1/staff/stock';
export const stockImportPath = `${base}/import`;
const maxSize = 500;
const defaultSize = 100;

const variant = catalogueVariantSchema.meta({ id: 'CatalogueVariant' });
const product = stockProductSchema.meta({ id: 'StockProduct' });
const query = z.object({ providerId });
const params = z.object({ productVariantId: z.string().min(1).max(200) });
const paged = z.object({
  providerId,
  search: z.string().max(100).optional().openapi({ description: 'Words of the title, brand or id' }),
  ...pagingQuery({ defaultSize, maxSize }),
  ...listQuery,
});

const guarded = (context: AppContext) => forStaff(context, ['Console stock']);

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: base,
    ...guarded(context),
    operationId: 'listStock',
    summary: `List a dispensary’s assortment in pages of ${defaultSize} or \`size\`, at most ${maxSize}`,
    description: 'By brand and title. A page past the end is empty.',
    request: { query: paged },
    responses: {
      200: listResponse('One page of products', {
        list: countedListSchema(product).meta({ id: 'StockProductList' }),
        earlier: stockListSchema.meta({ id: 'StockList' }),
      }),
      ...problemResponses(401, 404, 422),
    },
  });
const change = (context: AppContext) =>
  createRoute({
    method: 'patch',
    path: `${base}/{productVariantId}`,
    ...guarded(context),
    operationId: 'changeStockProduct',
    summary: 'Set the count or price of a product; a count of 0 means sold out',
    description:
      'What is left out stays. A count or price that is older than the known one, by `asOf`, fails with a 409.',
    request: {
      params,
      query,
      headers: z.object({ 'idempotency-key': idempotencyKey }),
      ...jsonBody(stockChangeSchema.meta({ id: 'StockChange' })),
    },
    responses: {
      200: jsonResponse('The product after the change', product),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422),
    },
  });
const add = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: base,
    ...guarded(context),
    operationId: 'addStockProduct',
    summary: 'Add a product of the catalogue to the assortment',
    description: 'Shoppers see it at once. `listStaffCatalog` has the variants to choose from.',
    request: { query, ...jsonBody(addProductSchema.meta({ id: 'AddProduct' })) },
    responses: {
      201: jsonResponse('The product', product),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422),
    },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: `${base}/{productVariantId}`,
    ...guarded(context),
    operationId: 'removeStockProduct',
    summary: 'Take a product out of the assortment; orders for it stay',
    description: 'Shoppers no longer find it. It can be added again.',
    request: { params, query },
    responses: { 204: { description: 'The product is no longer offered' }, ...problemResponses(401, 404, 413, 422) },
  });
const exportFile = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: `${base}/export`,
    ...guarded(context),
    operationId: 'exportStock',
    summary: 'Export the stock as CSV',
    description:
      'The columns that `importStock` reads, and as of when the counts were correct: orders placed while the file is edited are subtracted.',
    request: { query },
    responses: {
      200: { description: 'The whole assortment', content: { 'text/csv': { schema: z.string() } } },
      ...problemResponses(401, 404, 422),
    },
  });
const importFile = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: stockImportPath,
    operationId: 'importStock',
    ...guarded(context),
    summary: 'Preview a CSV file with `dryRun=true`, then apply it with the preview’s `version`',
    description: 'Applies all lines or none. A 409 means that the stock was changed since the preview.',
    request: {
      query: z.object({
        providerId,
        dryRun: optionalFlagOrOne().openapi({ description: 'Change nothing, and show what would change' }),
      }),
      ...jsonBody(stockImportSchema.meta({ id: 'StockImport' })),
    },
    responses: {
      200: {
        ...jsonResponse('What the file changes, or changed', stockPreviewSchema.meta({ id: 'StockPreview' })),
        headers: deprecationHeaders,
      },
      ...problemResponses(400, 401, 404, 409, 413, 415, 422),
    },
  });
const catalogue = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/staff/catalogue',
    ...guarded(context),
    operationId: 'listStaffCatalog',
    summary: 'List the catalogue’s products that the dispensary does not carry yet',
    description: 'To choose from for `addStockProduct`.',
    request: { query: paged },
    responses: {
      200: listResponse('One page of products', {
        list: countedListSchema(variant).meta({ id: 'CatalogueVariantList' }),
        earlier: z.object({ variants: z.array(variant), total: z.int() }).meta({ id: 'Catalogue' }),
      }),
      ...problemResponses(401, 404, 422),
    },
  });

const versionMissing = () =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Please preview the file first.',
    errors: [{ path: 'version', message: 'expected the version of a preview' }],
  });

export function registerStockRoutes(app: App, context: AppContext): void {
  // Registered before the path with a variant, which would match it too.
  app.openapi(exportFile(context), async (c) => {
    const scope = await staffScope(context, c);
    c.header('content-disposition', `attachment; filename="stock-${scope.providerId}.csv"`);
    const csv = await exportStock(context, scope.providerId);
    return c.body(csv, 200, { 'content-type': 'text/csv; charset=utf-8' }) as never;
  });
  app.openapi(importFile(context), async (c) => {
    const { csv, version } = c.req.valid('json');
    const scope = await staffScope(context, c);
    markOne(c, 'dryRun');
    if (c.req.valid('query').dryRun) return c.json(await previewStock(context, { ...scope, csv }), 200);
    if (version === undefined) throw versionMissing();
    return c.json(await importStock(context, { ...scope, csv, version }), 200);
  });
  app.openapi(list(context), async (c) => {
    const filter = { ...c.req.valid('query'), ...toPage(c.req.valid('query')), ...(await staffScope(context, c)) };
    const found = await listStock(context.database, filter);
    const { products: items, total } = found;
    const nextCursor = nextPageCursor(filter, total);
    return respondWithList(c, { list: { items, nextCursor, total }, earlier: found });
  });
  app.openapi(catalogue(context), async (c) => {
    const filter = { ...c.req.valid('query'), ...toPage(c.req.valid('query')), ...(await staffScope(context, c)) };
    const found = await listCatalogue(context, filter);
    const { variants: items, total } = found;
    const nextCursor = nextPageCursor(filter, total);
    return respondWithList(c, { list: { items, nextCursor, total }, earlier: found });
  });
  app.openapi(change(context), async (c) => {
    const changed = await changeStock(context, {
      ...c.req.valid('param'),
      ...(await staffScope(context, c)),
      key: c.req.valid('header')['idempotency-key'],
      change: c.req.valid('json'),
    });
    return c.json(changed, 200);
  });
  app.openapi(add(context), async (c) => {
    const addition = { ...c.req.valid('json'), ...(await staffScope(context, c)) };
    return c.json(await addProduct(context, addition), 201);
  });
  app.openapi(remove(context), async (c) => {
    await removeProduct(context, { ...c.req.valid('param'), ...(await staffScope(context, c)) });
    return c.body(null, 204);
  });
}
