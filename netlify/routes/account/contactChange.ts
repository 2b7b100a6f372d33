import { createRoute } from '@hono/zod-openapi';
import {
  changeCodeSchema,
  codeSentSchema,
  emailChangeSchema,
  phoneChangeSchema,
  userSchema,
} from '../../../src/domain/account/userSchema';
import type { AppContext } from '../../services/context/appContext';
import { changeDestination } from '../../services/accounts/profile/changeDestination';
import { emailDestination, phoneDestination } from '../../services/people/destination';
import { sendChangeCode } from '../../services/accounts/profile/sendChangeCode';
import type { App, AppRequest } from '../http/appEnv';
import { preferredLanguage } from '../http/language';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { clientAddress } from '../http/clientAddress';
import { proofOfWorkNote } from '../http/proofOfWorkNote';
import { forUser } from '../http/requireUser';

const tags = ['Account'];
const codeSent = {
  200: jsonResponse('The code was sent to the new email or phone number', codeSentSchema),
  ...problemResponses(400, 401, 403, 409, 413, 415, 422, 429, 502),
};
const codeTexted = { ...codeSent, ...problemResponses(428) };
const recentNote =
  'Requires that a code was entered in this session within the last 15 minutes, to sign in or to confirm it; otherwise fails with 403 `confirmation_required`.';
const changed = {
  200: jsonResponse('The changed account', userSchema.meta({ id: 'User' })),
  ...problemResponses(400, 401, 409, 413, 415, 422, 429),
};
const code = jsonBody(changeCodeSchema.meta({ id: 'ChangeCode' }));

const requestEmailCode = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/user/task-to-change-email',
    ...forUser(context, tags),
    operationId: 'sendEmailChangeCode',
    summary: 'Send a code to a new email address',
    description: recentNote,
    request: jsonBody(emailChangeSchema.meta({ id: 'EmailChange' })),
    responses: codeSent,
  });
const changeEmail = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/user/execute-change-email',
    ...forUser(context, tags),
    operationId: 'changeEmail',
    summary: 'Change the email address with a code; ends other sessions',
    description: 'Takes the code that was sent to the new address, and the `challengeId` that it was asked with.',
    request: code,
    responses: changed,
  });
const requestPhoneCode = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/user/task-to-change-phone',
    ...forUser(context, tags),
    operationId: 'sendPhoneChangeCode',
    summary: 'Send a code to a new phone number',
    description: `${recentNote} ${proofOfWorkNote}`,
    request: jsonBody(phoneChangeSchema.meta({ id: 'PhoneChange' })),
    responses: codeTexted,
  });
const changePhone = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/user/execute-change-phone',
    ...forUser(context, tags),
    operationId: 'changePhone',
    summary: 'Change the phone number with a code; ends other sessions',
    description: 'Takes the code that was sent to the new number, and the `challengeId` that it was asked with.',
    request: code,
    responses: changed,
  });

export function registerContactChangeRoutes(app: App, context: AppContext): void {
  const readRequester = (c: AppRequest) => ({
    signedIn: c.get('signedIn'),
    origin: clientAddress(context, c),
    language: preferredLanguage(c.req.header('accept-language')),
  });
  app.openapi(requestEmailCode(context), async (c) => {
    const destination = emailDestination(c.req.valid('json').email);
    return c.json(await sendChangeCode(context, { ...readRequester(c), destination }), 200);
  });
  app.openapi(requestPhoneCode(context), async (c) => {
    const { phoneNumber, proofOfWork } = c.req.valid('json');
    const destination = phoneDestination(phoneNumber);
    return c.json(await sendChangeCode(context, { ...readRequester(c), destination, proofOfWork }), 200);
  });
  app.openapi(changeEmail(context), async (c) => {
    return c.json(
      await changeDestination(context, { ...readRequester(c), channel: 'email', ...c.req.valid('json') }),
      200,
    );
  });
  app.openapi(changePhone(context), async (c) => {
    return c.json(
      await changeDestination(context, { ...readRequester(c), channel: 'phone', ...c.req.valid('json') }),
      200,
    );
  });
}
