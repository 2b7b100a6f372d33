import { createRoute } from '@hono/zod-openapi';
import {
  codeSentSchema,
  confirmationCodeSchema,
  confirmationSchema,
  confirmedSessionSchema,
} from '../../../src/domain/account/userSchema';
import type { AppContext } from '../../services/context/appContext';
import { confirmSession } from '../../services/accounts/profile/confirmSession';
import { sendConfirmationCode } from '../../services/accounts/profile/sendConfirmationCode';
import type { App } from '../http/appEnv';
import { preferredLanguage } from '../http/language';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { clientAddress } from '../http/clientAddress';
import { forUser } from '../http/requireUser';

const tags = ['Account'];

const requestCode = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/user/task-to-confirm',
    ...forUser(context, tags),
    operationId: 'sendConfirmationCode',
    summary: 'Send a code to the account’s own email or phone number',
    description:
      'The code confirms that the session belongs to the account’s owner, which is required before changing the email or phone number.',
    request: jsonBody(confirmationSchema.meta({ id: 'Confirmation' })),
    responses: {
      200: jsonResponse('The code was sent', codeSentSchema),
      ...problemResponses(400, 401, 409, 413, 415, 422, 429, 502),
    },
  });
const confirm = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/user/execute-confirm',
    ...forUser(context, tags),
    operationId: 'confirmSession',
    summary: 'Confirm this session with a code',
    description: 'Email and phone number can then be changed until `confirmedUntil`.',
    request: jsonBody(confirmationCodeSchema.meta({ id: 'ConfirmationCode' })),
    responses: {
      200: jsonResponse('The time until which changes need no further code', confirmedSessionSchema),
      ...problemResponses(400, 401, 413, 415, 422, 429),
    },
  });

export function registerConfirmationRoutes(app: App, context: AppContext): void {
  app.openapi(requestCode(context), async (c) => {
    const { channel } = c.req.valid('json');
    const language = preferredLanguage(c.req.header('accept-language'));
    const requester = { signedIn: c.get('signedIn'), origin: clientAddress(context, c), language };
    return c.json(await sendConfirmationCode(context, { ...requester, channel }), 200);
  });
  app.openapi(confirm(context), async (c) => {
    const requester = { signedIn: c.get('signedIn'), origin: clientAddress(context, c) };
    return c.json(await confirmSession(context, { ...requester, ...c.req.valid('json') }), 200);
  });
}
