import { OpenAPIHono } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { apiMark } from '../../src/domain/api/apiMark';
import { policyReportsPath } from '../../src/domain/site/policyReportsPath';
import { createContext, type AppContext, type ContextOptions } from '../services/context/appContext';
import { registerAccountRoutes } from './account/account';
import { registerDescriptionRoutes } from './documentation';
import { registerActivationHistoryRoutes } from './pods/activationHistory';
import { admitRequests } from './http/admit';
import type { App, AppEnv } from './http/appEnv';
import { registerAuthRoutes } from './account/auth';
import { registerBatchRoutes } from './pods/batches';
import { registerCurrentTermsRoutes } from './account/currentTerms';
import { registerContactChangeRoutes } from './account/contactChange';
import { registerFavoriteRoutes } from './account/favorites';
import { registerConfirmationRoutes } from './account/confirmation';
import { registerDeliveryRoutes } from './delivery';
import { registerDispensaryRoutes } from './webhooks/dispensary';
import { registerDriverRoutes } from './staff/driver';
import { registerIdImageRoutes } from './account/idImages';
import { registerIdRoutes, uploadPath } from './account/ids';
import { registerMembershipRoutes } from './account/membership';
import { observeRequests } from './http/observe';
import { registerOrderRoutes } from './orders/orders';
import { registerPodRoutes } from './pods/pods';
import { createPolicyReports, type PolicyReports } from './policyReports';
import { receiveBodies, type BodyRule } from './http/bodies/receiveBodies';
import { addSharedHeaders } from './http/sharedResponses';
import { respondToError, respondNotFound, respondInvalid, respondMethodNotAllowed } from './http/problems/problems';
import { registerPushRoutes } from './orders/push';
import { registerOrderUpdateRoutes } from './account/orderUpdates';
import { registerRewardRoutes } from './account/rewards';
import { registerReservedSlotRoutes } from './orders/reservedSlots';
import { registerOwnerRatingRoutes } from './pods/ownerRatings';
import { registerRatingRoutes } from './pods/ratings';
import { registerReviewRoutes } from './pods/reviews';
import { registerServiceRoutes } from './health';
import { stockImportPath } from './staff/stock';
import { registerStaffRoutes } from './staff/register';
import { registerStripeRoutes } from './webhooks/stripe';
import { registerTrackRoutes } from './orders/track';
import { registerBounceRoutes } from './messages/bounces';
import { registerTwilioRoutes } from './messages/twilio';
import { registerUnsubscribeRoutes } from './messages/unsubscribe';
import { registerUnlockRoutes } from './pods/unlock';
import { registerPriceAlertRoutes } from './account/priceAlerts';
import { registerStockAlertRoutes } from './account/stockAlerts';
import { registerUserRoutes } from './account/user';

const defaultBody: BodyRule = { maxBytes: 256 * 1024, timeoutMs: 10_000 };
/** For stock files of 20,000 lines. */
const importBody: BodyRule = { maxBytes: 2 * 1024 * 1024, timeoutMs: 60_000 };

const createBodyRules = (reports: PolicyReports) => (path: string) => {
  if (path === uploadPath) return null;
  if (path === stockImportPath) return importBody;
  return path === policyReportsPath ? reports.body : defaultBody;
};

/** Caches store nothing by default. `date` is the time of the original response, because browsers set clocks by it. */
const addDefaultHeaders = ({ clock }: Pick<AppContext, 'clock'>) =>
  createMiddleware(async (c, next) => {
    await next();
    c.res.headers.set('date', clock().toUTCString());
    c.res.headers.set(apiMark.name, apiMark.value);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });

const withoutDatabase = /^\/v1\/(health\/live$|docs|openapi\.json|app\/terms\/)/;

const requireDatabase = ({ requireDatabase: checkDatabase }: AppContext) =>
  createMiddleware(async (c, next) => {
    if (!withoutDatabase.test(c.req.path)) await checkDatabase();
    await next();
  });

const queuesMessages = /^\/v1\/(app\/orders|webhooks\/dispensary\/|staff\/|driver)/;
const isRead = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Sends queued messages and refreshes caches as soon as a request has committed, instead of at the next job run. */
const sendAfterCommit = (context: AppContext) =>
  createMiddleware(async (c, next) => {
    await next();
    if (isRead(c.req.method) || !c.res.ok || !queuesMessages.test(c.req.path)) return;
    // Staff must see a changed price in the next response. Order requests are too frequent to wait for a refresh: their
    // changes show within a second.
    const refreshed = c.req.path.startsWith('/v1/app/orders') ? undefined : context.responseCache?.refresh();
    await context.wakeSenders();
    await refreshed;
  });

/** Headers that scripts of allowed origins may read, in addition to the browser's safelist. */
const exposedHeaders = [
  'age',
  'date',
  'deprecation',
  'etag',
  'link',
  'retry-after',
  'sunset',
  'x-request-id',
  apiMark.name,
];

function registerApiRoutes(app: App, context: AppContext): void {
  registerAuthRoutes(app, context);
  registerUserRoutes(app, context);
  registerCurrentTermsRoutes(app, context);
  registerContactChangeRoutes(app, context);
  registerConfirmationRoutes(app, context);
  registerBatchRoutes(app, context);
  registerPodRoutes(app, context);
  registerRatingRoutes(app, context);
  registerOwnerRatingRoutes(app, context);
  registerReviewRoutes(app, context);
  registerUnlockRoutes(app, context);
  registerActivationHistoryRoutes(app, context);
  registerIdRoutes(app, context);
  registerDeliveryRoutes(app, context);
  registerOrderRoutes(app, context);
  registerReservedSlotRoutes(app, context);
  registerTrackRoutes(app, context);
  registerPushRoutes(app, context);
  registerRewardRoutes(app, context);
  registerOrderUpdateRoutes(app, context);
  registerFavoriteRoutes(app, context);
  registerStockAlertRoutes(app, context);
  registerPriceAlertRoutes(app, context);
  registerMembershipRoutes(app, context);
  registerStripeRoutes(app, context);
  registerUnsubscribeRoutes(app, context);
  registerTwilioRoutes(app, context);
  registerBounceRoutes(app, context);
  registerDispensaryRoutes(app, context);
  registerStaffRoutes(app, context);
  registerDriverRoutes(app, context);
  registerIdImageRoutes(app, context);
  registerAccountRoutes(app, context);
  registerDescriptionRoutes(app, context);
}

export function createApp(context: AppContext): App {
  const app: App = new OpenAPIHono<AppEnv>({ defaultHook: respondInvalid });
  const { allowedOrigins } = context.settings;
  const reports = createPolicyReports(context);
  // Keeps the caller's id if it contains only letters, digits, - _ and =.
  app.use(requestId({ headerName: 'x-request-id', limitLength: 100 }));
  app.use(observeRequests(context));
  if (allowedOrigins.length)
    app.use(
      cors({
        origin: allowedOrigins,
        exposeHeaders: exposedHeaders,
        maxAge: 600,
      }),
    );
  app.use(addDefaultHeaders(context));
  app.use(addSharedHeaders(context));
  app.use(receiveBodies(context, createBodyRules(reports)));
  app.use(admitRequests(context));
  app.use(requireDatabase(context));
  app.use(sendAfterCommit(context));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: respondMethodNotAllowed }));
  app.onError(respondToError);
  app.notFound(respondNotFound);
  registerServiceRoutes(app, context);
  reports.register(app);
  registerApiRoutes(app, context);
  return app;
}

export const openApp = (options: ContextOptions): App => createApp(createContext(options));
