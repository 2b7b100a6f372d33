import { createRoute } from '@hono/zod-openapi';
import {
  codeSentSchema,
  emailCodeSchema,
  emailLoginSchema,
  phoneCodeSchema,
  phoneLoginSchema,
  sessionUserSchema,
} from '../../../src/domain/account/userSchema';
import type { AppContext } from '../../services/context/appContext';
import { emailDestination, phoneDestination } from '../../services/people/destination';
import { login, logout, logoutEverywhere } from '../../services/accounts/signIn/login';
import { sendLoginCode } from '../../services/accounts/signIn/sendLoginCode';
import type { App } from '../http/appEnv';
import { preferredLanguage } from '../http/language';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { clientAddress } from '../http/clientAddress';
import { proofOfWorkNote } from '../http/proofOfWorkNote';
import { forUser } from '../http/requireUser';

const tags = ['Sign-in'];
const challengeNote =
  'Send the `challengeId` that the code was asked with: five wrong codes then end that code alone, whatever others try. Without it the newest code that was asked for from the same client address is tried, else the limits for strangers apply: 20 wrong codes a day for a destination.';
const deviceNote =
  'Send the `deviceToken` of an earlier sign-in to the same account, from any address: its codes are then counted apart from those that strangers ask for. An address from which the account was signed in to within 180 days counts apart too.';
const codeSent = {
  200: jsonResponse('The code was sent', codeSentSchema),
  ...problemResponses(400, 404, 409, 413, 415, 422, 429, 502),
};
const codeTexted = { ...codeSent, ...problemResponses(428) };
const session = {
  200: jsonResponse('The account and its token', sessionUserSchema.meta({ id: 'SessionUser' })),
  ...problemResponses(400, 413, 415, 422, 429),
};

const emailCode = createRoute({
  method: 'post',
  path: '/v1/app/user/auth/email',
  tags,
  operationId: 'sendEmailCode',
  summary: 'Send a sign-in or sign-up code by email',
  description: deviceNote,
  request: jsonBody(emailCodeSchema.meta({ id: 'EmailCode' })),
  responses: codeSent,
});
const emailLogin = createRoute({
  method: 'post',
  path: '/v1/app/user/auth/email/login',
  tags,
  operationId: 'signInByEmail',
  summary: 'Exchange a code sent by email for a token',
  description: challengeNote,
  request: jsonBody(emailLoginSchema.meta({ id: 'EmailLogin' })),
  responses: session,
});
const phoneCode = createRoute({
  method: 'post',
  path: '/v1/app/user/auth/phone',
  tags,
  operationId: 'sendPhoneCode',
  summary: 'Send a sign-in or sign-up code by text message',
  description: `${deviceNote} ${proofOfWorkNote}`,
  request: jsonBody(phoneCodeSchema.meta({ id: 'PhoneCode' })),
  responses: codeTexted,
});
const phoneLogin = createRoute({
  method: 'post',
  path: '/v1/app/user/auth/phone/login',
  tags,
  operationId: 'signInByPhone',
  summary: 'Exchange a code sent by text message for a token',
  description: challengeNote,
  request: jsonBody(phoneLoginSchema.meta({ id: 'PhoneLogin' })),
  responses: session,
});
const signOut = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: '/v1/app/user/logout',
    ...forUser(context, tags),
    operationId: 'signOut',
    summary: 'End this session',
    description: 'The account’s other sessions stay. Browsers that this session subscribed get no more order alerts.',
    responses: { 204: { description: 'The token is no longer valid' }, ...problemResponses(401, 413) },
  });
const signOutEverywhere = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: '/v1/app/user/sessions',
    ...forUser(context, tags),
    operationId: 'signOutEverywhere',
    summary: 'End every session of the account',
    description: 'Ends this session too. For a shopper who has lost a device.',
    responses: { 204: { description: 'The account’s tokens are no longer valid' }, ...problemResponses(401, 413) },
  });

export function registerAuthRoutes(app: App, context: AppContext): void {
  app.openapi(emailCode, async (c) => {
    const { email, register, deviceToken } = c.req.valid('json');
    const language = preferredLanguage(c.req.header('accept-language'));
    const request = {
      destination: emailDestination(email),
      register,
      deviceToken,
      language,
      origin: clientAddress(context, c),
    };
    return c.json(await sendLoginCode(context, request), 200);
  });
  app.openapi(phoneCode, async (c) => {
    const { phoneNumber, ...options } = c.req.valid('json');
    const language = preferredLanguage(c.req.header('accept-language'));
    const request = {
      destination: phoneDestination(phoneNumber),
      ...options,
      language,
      origin: clientAddress(context, c),
    };
    return c.json(await sendLoginCode(context, request), 200);
  });
  app.openapi(emailLogin, async (c) => {
    const { email, ...entered } = c.req.valid('json');
    const destination = emailDestination(email);
    return c.json(await login(context, { destination, ...entered, origin: clientAddress(context, c) }), 200);
  });
  app.openapi(phoneLogin, async (c) => {
    const { phoneNumber, ...entered } = c.req.valid('json');
    const destination = phoneDestination(phoneNumber);
    return c.json(await login(context, { destination, ...entered, origin: clientAddress(context, c) }), 200);
  });
  app.openapi(signOut(context), async (c) => {
    await logout(context, c.get('signedIn'));
    return c.body(null, 204);
  });
  app.openapi(signOutEverywhere(context), async (c) => {
    await logoutEverywhere(context, c.get('signedIn'));
    return c.body(null, 204);
  });
}
