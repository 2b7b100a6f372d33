import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { policyReportsPath } from '../../src/domain/site/policyReportsPath';
import { createContext, type AppContext, type ContextParts } from '../services/appContext';
import { registerAccountRoutes } from './account';
import { registerDescriptionRoutes } from './apiPage';
import { registerActivationHistoryRoutes } from './activationHistory';
import { admit } from './admit';
import type { App, AppEnv } from './appEnv';
import { registerAuthRoutes } from './auth';
import { registerBatchRoutes } from './batches';
import { registerContactChangeRoutes } from './contactChange';
import { registerConfirmationRoutes } from './confirmation';
import { registerDeliveryRoutes } from './delivery';
import { registerDispensaryRoutes } from './dispensary';
import { registerIdImageRoutes } from './idImages';
import { registerIdRoutes, uploadPath } from './ids';
import { registerMembershipRoutes } from './membership';
import { observe } from './observe';
import { registerOrderRoutes } from './orders';
import { registerPodRoutes } from './pods';
import { registerPolicyReportRoutes } from './policyReports';
import { answerError, answerMissing, refuseInvalid, refuseLong } from './problems';
import { registerPushRoutes } from './push';
import { registerRewardRoutes } from './rewards';
import { registerRatingRoutes } from './ratings';
import { registerServiceRoutes } from './service';
import { registerStripeRoutes } from './stripe';
import { registerUnlockRoutes } from './unlock';
import { registerUserRoutes } from './user';

const limitBody = bodyLimit({ maxSize: 256 * 1024, onError: refuseLong });
/** The image upload and browser reports have their own limits. */
const limitedThemselves: string[] = [uploadPath, policyReportsPath];
const limitOtherBodies = createMiddleware((c, next) =>
  limitedThemselves.includes(c.req.path) ? next() : limitBody(c, next),
);

/**
 * Responses are personal or soon stale, so caches must not store them unless a route sets its own `cache-control`. The
 * site's header rules do not apply to functions, so the headers that matter for JSON are set here.
 */
const guardAnswers = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  c.res.headers.set('x-content-type-options', 'nosniff');
  if (!c.res.headers.has('content-security-policy'))
    c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
});

/** The whole API. Every server and function uses this. */
export function createApp(context: AppContext): App {
  const app: App = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });
  const { allowedOrigins } = context.settings;
  // Keeps the caller's id if it contains only letters, digits, - _ and =.
  app.use(requestId({ headerName: 'x-request-id', limitLength: 100 }));
  app.use(observe(context));
  if (allowedOrigins.length)
    app.use(cors({ origin: allowedOrigins, exposeHeaders: ['retry-after', 'x-request-id'], maxAge: 600 }));
  app.use(guardAnswers);
  app.use(limitOtherBodies);
  app.use(admit(context));
  app.onError(answerError);
  app.notFound(answerMissing(app));
  registerServiceRoutes(app, context);
  registerPolicyReportRoutes(app, context);
  registerAuthRoutes(app, context);
  registerUserRoutes(app, context);
  registerContactChangeRoutes(app, context);
  registerConfirmationRoutes(app, context);
  registerBatchRoutes(app, context);
  registerPodRoutes(app, context);
  registerRatingRoutes(app, context);
  registerUnlockRoutes(app, context);
  registerActivationHistoryRoutes(app, context);
  registerIdRoutes(app, context);
  registerDeliveryRoutes(app, context);
  registerOrderRoutes(app, context);
  registerPushRoutes(app, context);
  registerRewardRoutes(app, context);
  registerMembershipRoutes(app, context);
  registerStripeRoutes(app, context);
  registerDispensaryRoutes(app, context);
  registerIdImageRoutes(app, context);
  registerAccountRoutes(app, context);
  registerDescriptionRoutes(app, context);
  return app;
}

/** The API of a running server, over an open database. */
export const openApp = (parts: ContextParts): App => createApp(createContext(parts));
