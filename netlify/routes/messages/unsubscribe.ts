import { createRoute, z } from '@hono/zod-openapi';
import { localeIds, localeOf, type LocaleId } from '../../../src/domain/region/locales';
import type { AppContext } from '../../services/appContext';
import { checkUnsubscribeLink, unsubscribe, unsubscribePath } from '../../services/notices/orderUpdates/unsubscribe';
import { alertUnsubscribePath, checkAlertLink, unsubscribeAlerts } from '../../services/stockAlerts/unsubscribeAlerts';
import type { App, AppRequest } from '../http/appEnv';
import { localeFor } from '../http/language';
import { plainPageHeaders } from '../http/plainPage';
import { htmlContent, problemResponses } from '../openapi';
import { unsubscribePage, type MailKind, type UnsubscribeStep } from './unsubscribePage';

const link = z.object({ user: z.uuid(), token: z.string().max(100) });
const alertLink = link.extend({ localeId: z.enum(localeIds).optional() });
const tags = ['Order messages'];
const invalidLink = {
  description: 'A page that says that the link is invalid, and where to change it by hand. Nothing has changed.',
  ...htmlContent,
};

const showPage = createRoute({
  method: 'get',
  path: unsubscribePath,
  tags,
  summary: 'Show the page behind the link in an email about an order',
  description: 'Changes nothing, because mail scanners follow links. Its button sends the POST request.',
  request: { query: link },
  responses: { 200: { description: 'The page', ...htmlContent }, ...problemResponses(), 404: invalidLink },
});
const unsubscribeOrders = createRoute({
  method: 'post',
  path: unsubscribePath,
  tags,
  summary: 'Stop emails about orders',
  description:
    'Called by the page, and by mail programs with `List-Unsubscribe=One-Click` (RFC 8058). Needs no session: the link is signed. The 404 is the same for every invalid link.',
  request: {
    query: link,
    body: { content: { 'application/x-www-form-urlencoded': { schema: z.looseObject({}) } } },
  },
  responses: {
    200: { description: 'A page that says so', ...htmlContent },
    ...problemResponses(413),
    404: invalidLink,
  },
});

const alertTags = ['Stock alerts'];
const showAlertPage = createRoute({
  ...showPage,
  path: alertUnsubscribePath,
  tags: alertTags,
  request: { query: alertLink },
  summary: 'Show the page behind the link in an email about a product that is back',
});
const removeAlerts = createRoute({
  ...unsubscribeOrders,
  path: alertUnsubscribePath,
  tags: alertTags,
  request: { ...unsubscribeOrders.request, query: alertLink },
  summary: 'Remove all of an account’s stock alerts',
});

interface Visit<Link> {
  mailKind: MailKind;
  schema: z.ZodType<Link>;
  act: (context: AppContext, link: Link) => Promise<{ localeId: LocaleId } | null>;
  step: UnsubscribeStep;
}

export function registerUnsubscribeRoutes(app: App, context: AppContext): void {
  const { siteUrl, brandName } = context.settings;
  const respond = (
    c: AppRequest,
    mailKind: MailKind,
    { step, localeId }: { step: UnsubscribeStep; localeId: LocaleId },
  ) => {
    const { id, language } = localeOf(localeId);
    c.header('content-language', language);
    const page = unsubscribePage({ mailKind, step, localeId: id, siteUrl, brandName });
    // Mail programs take a 200 for success (RFC 8058), but nothing has changed.
    return c.html(page, step === 'invalid' ? 404 : 200, plainPageHeaders);
  };
  const handle =
    <Link>({ mailKind, schema, act, step }: Visit<Link>) =>
    async (c: AppRequest) => {
      const { data } = schema.safeParse(c.req.query());
      const done = data ? await act(context, data) : null;
      return respond(c, mailKind, {
        step: done ? step : 'invalid',
        localeId: done?.localeId ?? localeFor(c.req.header('accept-language')),
      });
    };
  // Described but not validated here, so that an old or broken link leads to a page instead of a problem.
  app.openAPIRegistry.registerPath(showPage);
  app.openAPIRegistry.registerPath(unsubscribeOrders);
  app.openAPIRegistry.registerPath(showAlertPage);
  app.openAPIRegistry.registerPath(removeAlerts);
  const orders = { mailKind: 'orders', schema: link } as const;
  // An unknown locale must not prevent unsubscribing.
  const stock = {
    mailKind: 'stock',
    schema: alertLink.extend({ localeId: alertLink.shape.localeId.catch(undefined) }),
  } as const;
  app.get(unsubscribePath, handle({ ...orders, act: checkUnsubscribeLink, step: 'prompt' }));
  app.post(unsubscribePath, handle({ ...orders, act: unsubscribe, step: 'done' }));
  app.get(alertUnsubscribePath, handle({ ...stock, act: checkAlertLink, step: 'prompt' }));
  app.post(alertUnsubscribePath, handle({ ...stock, act: unsubscribeAlerts, step: 'done' }));
}
