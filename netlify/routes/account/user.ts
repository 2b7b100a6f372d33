import { createRoute, z } from '@hono/zod-openapi';
import {
  emailAvailabilitySchema,
  phoneAvailabilitySchema,
  userSchema,
  userUpdateSchema,
} from '../../../src/domain/account/userSchema';
import type { AppContext } from '../../services/context/appContext';
import { emailDestination, phoneDestination } from '../../services/people/destination';
import { isAvailable } from '../../services/accounts/signIn/isAvailable';
import { presentUser } from '../../services/accounts/profile/presentUser';
import { updateUser } from '../../services/accounts/profile/updateUser';
import type { App } from '../http/appEnv';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { clientAddress } from '../http/clientAddress';
import { forUser } from '../http/requireUser';

const tags = ['Account'];
const user = jsonResponse('The account', userSchema.meta({ id: 'User' }));

const me = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/app/user/me',
    ...forUser(context, tags),
    operationId: 'getUser',
    summary: 'Get the signed-in account',
    description: 'Also tells whether a stored token still works: a 401 means that the shopper has to sign in again.',
    responses: { 200: user, ...problemResponses(401) },
  });
const update = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: '/v1/app/user/v2',
    ...forUser(context, tags),
    operationId: 'updateUser',
    summary: 'Update names, contact phone and accepted terms',
    description:
      'Send the whole account or only what changes. `givenName`, `familyName`, `contactPhone`, `termsVersion` and, once, `referralCode` can change here. `termsVersion` must be the current version, which `currentTermsVersion` of the account names: the shopper has to see its texts, which `getCurrentTerms` lists. Other properties must have their current value, else the call fails with 422 `not_valid`; email and phone number change with a code.',
    request: jsonBody(userUpdateSchema.meta({ id: 'UserUpdate' })),
    responses: { 200: user, ...problemResponses(400, 401, 413, 415, 422) },
  });
const emailAvailable = createRoute({
  method: 'post',
  path: '/v1/app/user/v2/email-available',
  tags,
  operationId: 'checkEmailAvailable',
  summary: 'Check whether an email address is available',
  description: 'Lets a form say so before it asks for a code. The number of look-ups an hour is limited.',
  request: jsonBody(emailAvailabilitySchema),
  responses: {
    200: jsonResponse('True when no account has it', z.object({ emailAvailable: z.boolean() })),
    ...problemResponses(400, 413, 415, 422, 429),
  },
});
const phoneAvailable = createRoute({
  method: 'post',
  path: '/v1/app/user/v2/phone-available',
  tags,
  operationId: 'checkPhoneAvailable',
  summary: 'Check whether a phone number is available',
  description: 'Lets a form say so before it asks for a code. The number of look-ups an hour is limited.',
  request: jsonBody(phoneAvailabilitySchema),
  responses: {
    200: jsonResponse('True when no account has it', z.object({ phoneAvailable: z.boolean() })),
    ...problemResponses(400, 413, 415, 422, 429),
  },
});

export function registerUserRoutes(app: App, context: AppContext): void {
  app.openapi(me(context), (c) => c.json(presentUser(context, c.get('signedIn').user), 200));
  app.openapi(update(context), async (c) =>
    c.json(await updateUser(context, c.get('signedIn'), c.req.valid('json')), 200),
  );
  app.openapi(emailAvailable, async (c) => {
    const destination = emailDestination(c.req.valid('json').email);
    return c.json(
      { emailAvailable: await isAvailable(context, { destination, origin: clientAddress(context, c) }) },
      200,
    );
  });
  app.openapi(phoneAvailable, async (c) => {
    const destination = phoneDestination(c.req.valid('json').phoneNumber);
    return c.json(
      { phoneAvailable: await isAvailable(context, { destination, origin: clientAddress(context, c) }) },
      200,
    );
  });
}
