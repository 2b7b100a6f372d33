import { createRoute, z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../services/context/appContext';
import { idPath } from '../../services/staff/dispensary/createIdLink';
import type { IdPhotoView } from '../../services/staff/dispensary/showIdPhoto';
import { checkIdLink, viewId } from '../../services/staff/dispensary/viewId';
import type { App, AppEnv, AppRequest } from '../http/appEnv';
import { clientAddress } from '../http/clientAddress';
import { acceptedLocale, respondInLanguage } from '../http/language';
import { plainPageHeaders } from '../http/plainPage';
import { htmlContent, problemResponsesWithPages } from '../openapi';
import { idPhotoPage, idProblemPage } from './idPhotoPage';

const image = z.string().openapi({ type: 'string', format: 'binary' });

const readPageOptions = ({ settings }: AppContext, c: AppRequest) => ({
  localeId: acceptedLocale(c.req.header('accept-language')),
  brandName: settings.brandName,
});

/** Browsers get problems as pages, programs as JSON. */
const showProblems = (context: AppContext) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (/\btext\/html\b/.test(c.req.header('accept') ?? '')) {
      for (const [name, value] of Object.entries(plainPageHeaders)) c.header(name, value);
      c.set('problemPage', (problem) => idProblemPage(readPageOptions(context, c), problem));
    }
    await next();
  });

const guarded = (context: AppContext) => ({
  path: `${idPath}{token}`,
  tags: ['Dispensary'],
  middleware: showProblems(context),
  request: { params: z.object({ token: z.string().min(1).max(100) }) },
});

const showPage = (context: AppContext) =>
  createRoute({
    method: 'get',
    ...guarded(context),
    operationId: 'showIdPhotoPage',
    summary: 'Show the page behind a link from `order.id`',
    description:
      'Neither uses the link up nor logs a view, because previews and scanners follow links. Its button sends the POST request. Browsers get problems as pages.',
    responses: { 200: { description: 'The page', ...htmlContent }, ...problemResponsesWithPages(404, 422) },
  });
const viewPhoto = (context: AppContext) =>
  createRoute({
    method: 'post',
    ...guarded(context),
    operationId: 'viewIdPhoto',
    summary: 'Get the ID photo for an open order once, with a link from `order.id`',
    description:
      'Uses the link up and logs the view once the photo is drawn. After a 503 the link still works. Browsers get problems as pages.',
    responses: {
      200: {
        description: 'The photo, watermarked with order, dispensary and time; never cached',
        content: { 'image/jpeg': { schema: image } },
      },
      ...problemResponsesWithPages(404, 413, 422, 503),
    },
  });

/** Caches must not store the photo, and other sites must not embed it. */
export function respondWithIdPhoto(c: AppRequest, { orderNumber, image: bytes }: IdPhotoView) {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('cross-origin-resource-policy', 'same-origin');
  c.header('content-disposition', `inline; filename="id-${orderNumber}.jpg"`);
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'content-type': 'image/jpeg' }) as never;
}

/** The only public routes to an ID image. Their links expire after a minute. */
export function registerIdImageRoutes(app: App, context: AppContext): void {
  app.openapi(showPage(context), async (c) => {
    await checkIdLink(context, c.req.valid('param').token);
    respondInLanguage(c);
    return c.html(idPhotoPage(readPageOptions(context, c)), 200, plainPageHeaders);
  });
  app.openapi(viewPhoto(context), async (c) => {
    const photo = await viewId(context, { ...c.req.valid('param'), origin: clientAddress(context, c) });
    return respondWithIdPhoto(c, photo);
  });
}
