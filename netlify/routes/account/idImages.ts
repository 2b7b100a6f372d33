import { createRoute, z } from '@hono/zod-openapi';
import type { AppContext } from '../../services/appContext';
import { idPath } from '../../services/dispensary/createIdLink';
import { linkUnknown, viewId, type SeenId } from '../../services/dispensary/viewId';
import type { App, AppRequest } from '../http/appEnv';
import { clientAddress } from '../http/clientAddress';
import { problemResponses } from '../openapi';

const image = z.string().openapi({ type: 'string', format: 'binary' });

const view = createRoute({
  method: 'get',
  path: `${idPath}{token}`,
  tags: ['Dispensary'],
  summary: 'Get the ID photo for an open order once, with a link from `order.id`',
  request: { params: z.object({ token: z.string().min(1).max(100) }) },
  responses: {
    200: {
      description: 'The photo, watermarked with order, dispensary and time; never cached',
      content: { 'image/jpeg': { schema: image } },
    },
    ...problemResponses(404, 422, 503),
  },
});

/** An ID photo that only its viewer's own page can show, and that nothing keeps. */
export function answerIdPhoto(c: AppRequest, { orderNumber, image: bytes }: SeenId) {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('cross-origin-resource-policy', 'same-origin');
  c.header('content-disposition', `inline; filename="id-${orderNumber}.jpg"`);
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'content-type': 'image/jpeg' }) as never;
}

/** The only public route that returns an ID image, for holders of a link that is less than a minute old. */
export function registerIdImageRoutes(app: App, context: AppContext): void {
  app.openapi(view, async (c) => {
    // Link previews must not use up the link.
    if (c.req.method === 'HEAD' || c.req.header('sec-purpose')) throw linkUnknown();
    const seen = await viewId(context, { ...c.req.valid('param'), origin: clientAddress(context, c) });
    return answerIdPhoto(c, seen);
  });
}
