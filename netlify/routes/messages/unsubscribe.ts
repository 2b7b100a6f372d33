import { createRoute, z } from '@hono/zod-openapi';
import { localeIds, localeOf, type LocaleId } from '../../../src/domain/region/locales';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../../services/context/appContext';
import { checkUnsubscribeLink, unsubscribe, unsubscribePath } from '../../services/orders/updates/unsubscribe';
import {
  checkAlertLink,
  unsubscribeAlerts,
  unsubscribePaths,
  type AlertKind,
} from '../../services/alerts/unsubscribeAlerts';
import type { App, AppRequest } from '../http/appEnv';
import { acceptedLocale } from '../http/language';
import { plainPageHeaders } from '../http/plainPage';
import { htmlContent, problemResponsesWithPages } from '../openapi';
import { unsubscribePage, type MailKind, type UnsubscribeStep } from './unsubscribePage';

const link = z.object({ user: z.uuid(), token: z.string().max(100) });
const alertLink = link.extend({ localeId: z.enum(localeIds).optional() });
const tags = ['Order messages'];
const showPage = createRoute({
  method: 'get',
  path: unsubscribePath,
  tags,
  operationId: 'showUnsubscribePage',
  summary: 'Show the page behind the link in an email about an order',
  description: 'Changes nothing, because mail scanners follow links. Its button sends the POST request.',
  request: { query: link },
  responses: { 200: { description: 'The page', ...htmlContent }, ...problemResponsesWithPages(404) },
});
const unsubscribeOrders = createRoute({
  method: 'post',
  path: unsubscribePath,
  tags,
  operationId: 'unsubscribeFromOrders',
  summary: 'Stop emails about orders',
  description:
    'Called by the page, and by mail programs with `List-Unsubscribe=One-Click` (RFC 8058). Needs no session: the link is signed. The 404 is the same for every invalid link.',
  request: {
    query: link,
    body: { content: { 'application/x-www-form-urlencoded': { schema: z.looseObject({}) } } },
  },
  responses: {
    200: { description: 'A page that says so', ...htmlContent },
    ...problemResponsesWithPages(404, 413),
  },
});

const alertDocs = {
  stock: {
    tags: ['Stock alerts'],
    show: ['showStockAlertsPage', 'Show the page behind the link in an email about a product that is back'],
    end: ['unsubscribeFromStockAlerts', 'Remove all of an account’s stock alerts'],
  },
  price: {
    tags: ['Price alerts'],
    show: ['showPriceAlertsPage', 'Show the page behind the link in an email about lower prices'],
    end: ['unsubscribeFromPriceAlerts', 'Stop emails about lower prices'],
  },
} as const;
const alertKinds = Object.keys(alertDocs) as AlertKind[];

function alertRoutes(kind: AlertKind) {
  const { show, end, tags: alertTags } = alertDocs[kind];
  const shared = { path: unsubscribePaths[kind], tags: [...alertTags] };
  const request = { query: alertLink };
  return [
    createRoute({ ...showPage, ...shared, operationId: show[0], summary: show[1], request }),
    createRoute({
      ...unsubscribeOrders,
      ...shared,
      operationId: end[0],
      summary: end[1],
      request: { ...unsubscribeOrders.request, ...request },
    }),
  ];
}

interface Visit<Link> {
  mailKind: MailKind;
  schema: z.ZodType<Link>;
  act: (context: AppContext, link: Link) => Promise<{ localeId: LocaleId } | null>;
  step: UnsubscribeStep;
}

/** A 404, because a 200 tells mail programs that unsubscribing succeeded (RFC 8058). */
const unsubscribeUnknown = () =>
  new ServiceError({ code: 'unsubscribe_unknown', detail: 'This link no longer works. Nothing has changed.' });

/** Responds with a page unless the client accepts JSON. */
function showInvalidPage(c: AppRequest, page: string): void {
  if (/\bjson\b/.test(c.req.header('accept') ?? '')) return;
  for (const [name, value] of Object.entries(plainPageHeaders)) c.header(name, value);
  c.set('problemPage', () => page);
}

export function registerUnsubscribeRoutes(app: App, context: AppContext): void {
  const { siteUrl, brandName } = context.settings;
  const handle =
    <Link>({ mailKind, schema, act, step }: Visit<Link>) =>
    async (c: AppRequest) => {
      const { data } = schema.safeParse(c.req.query());
      const done = data ? await act(context, data) : null;
      const { id, language } = localeOf(done?.localeId ?? acceptedLocale(c.req.header('accept-language')));
      const page = (shown: UnsubscribeStep) =>
        unsubscribePage({ mailKind, step: shown, localeId: id, siteUrl, brandName });
      if (!done) {
        showInvalidPage(c, page('invalid'));
        throw unsubscribeUnknown();
      }
      c.header('content-language', language);
      return c.html(page(step), 200, plainPageHeaders);
    };
  // Described but not validated here, so that an old or broken link leads to a page instead of a problem.
  app.openAPIRegistry.registerPath(showPage);
  app.openAPIRegistry.registerPath(unsubscribeOrders);
  for (const route of alertKinds.flatMap(alertRoutes)) app.openAPIRegistry.registerPath(route);
  const orders = { mailKind: 'orders', schema: link } as const;
  app.get(unsubscribePath, handle({ ...orders, act: checkUnsubscribeLink, step: 'prompt' }));
  app.post(unsubscribePath, handle({ ...orders, act: unsubscribe, step: 'done' }));
  // An unknown locale must not prevent unsubscribing.
  const schema = alertLink.extend({ localeId: alertLink.shape.localeId.catch(undefined) });
  for (const mailKind of alertKinds) {
    const path = unsubscribePaths[mailKind];
    app.get(path, handle({ mailKind, schema, act: checkAlertLink(mailKind), step: 'prompt' }));
    app.post(path, handle({ mailKind, schema, act: unsubscribeAlerts(mailKind), step: 'done' }));
  }
}
