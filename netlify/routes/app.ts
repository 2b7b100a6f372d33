import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import type { AppContext } from '../services/appContext';
import { registerDeliveryRoutes } from './delivery';
import { registerDispensaryRoutes } from './dispensary';
import { registerOrderRoutes } from './orders';
import { answerError, answerMissing, refuseInvalid, refuseLong } from './problems';
import type { AppEnv } from './appEnv';
import { registerServiceRoutes } from './service';
import { registerUserRoutes } from './user';

export type App = OpenAPIHono<AppEnv>;

/** No call takes more than an ID image of 4 MB in its form (D-19); JSON calls have a limit of their own. */
const bodyMost = 4.25 * 1024 * 1024;

/** The whole API over one context; every server and function answers by this. */
export function createApp(context: AppContext): App {
  const app: App = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });
  const { allowedOrigins } = context.settings;
  app.use(requestId({ generator: () => crypto.randomUUID(), headerName: 'x-request-id' }));
  if (allowedOrigins.length) app.use(cors({ origin: allowedOrigins, exposeHeaders: ['retry-after', 'x-request-id'], maxAge: 600 }));
  app.use(bodyLimit({ maxSize: bodyMost, onError: refuseLong }));
  app.onError(answerError);
  app.notFound(answerMissing(app));
  registerServiceRoutes(app, context);
  registerUserRoutes(app, context);
  registerDeliveryRoutes(app, context);
  registerOrderRoutes(app, context);
  registerDispensaryRoutes(app, context);
  return app;
}
