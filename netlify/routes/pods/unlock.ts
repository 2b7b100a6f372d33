import { createRoute } from '@hono/zod-openapi';
import {
  activationSchema,
  checkedKeySchema,
  confirmInputSchema,
  unlockInputSchema,
} from '../../../src/domain/unlock/unlockSchema';
import { userPodSchema } from '../../../src/domain/unlock/userPodSchema';
import type { AppContext } from '../../services/context/appContext';
import type { SignedIn } from '../../services/people/readSession';
import { checkKey } from '../../services/pods/unlock/checkKey';
import { confirmActivation } from '../../services/pods/unlock/confirmActivation';
import { startActivation } from '../../services/pods/unlock/startActivation';
import { allowVisitor, bearerOrNone, requireSignedUp, forUser } from '../http/requireUser';
import type { App } from '../http/appEnv';
import { preferredLanguage, respondInLanguage } from '../http/language';
import { jsonBody, jsonResponse, localizedResponse, problemResponses } from '../openapi';
import { clientAddress } from '../http/clientAddress';
import { toPodOwner } from './pods';

const tags = ['Unlock'];
const typedKey = jsonBody(unlockInputSchema.meta({ id: 'UnlockInput' }));

const check = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/unlock/check-key',
    tags,
    operationId: 'checkPodKey',
    summary: 'Identify a pod by its code; with a token, also its state for the shopper',
    description:
      'The token is optional, but an invalid one gives a 401. Visitors learn about the pod only, not whether somebody has unlocked it.',
    security: bearerOrNone,
    middleware: allowVisitor(context),
    request: typedKey,
    responses: {
      200: localizedResponse('The pod', checkedKeySchema.meta({ id: 'CheckedKey' })),
      ...problemResponses(400, 401, 409, 413, 415, 422, 429),
    },
  });
const start = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/unlock/activation-sequence',
    ...forUser(context, tags, requireSignedUp),
    operationId: 'startUnlock',
    summary: 'Start unlocking a pod and get the light sequence for the battery',
    description:
      'Show `levels` as light, one per `symbolMs`, the whole frame `repeats` times, then report the white light with `confirmUnlock`. It may be shown again for a pod that the shopper has unlocked already.',
    request: typedKey,
    responses: {
      200: jsonResponse('The light sequence', activationSchema.meta({ id: 'Activation' })),
      ...problemResponses(400, 401, 409, 413, 415, 422, 429),
    },
  });
const confirm = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/app/unlock/confirm',
    ...forUser(context, tags),
    operationId: 'confirmUnlock',
    summary: 'Confirm that the battery turned white, which unlocks the pod for this account',
    description: 'Adds the pod to the shopper’s list. After `expiresAt` a new activation is needed.',
    request: jsonBody(confirmInputSchema.meta({ id: 'UnlockConfirmation' })),
    responses: {
      200: localizedResponse('The unlocked pod', userPodSchema.meta({ id: 'UserPod' })),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422),
    },
  });

export function registerUnlockRoutes(app: App, context: AppContext): void {
  app.openapi(check(context), async (c) => {
    const signedIn: SignedIn | undefined = c.get('signedIn');
    const request = {
      ...c.req.valid('json'),
      userId: signedIn?.user.id ?? null,
      origin: clientAddress(context, c),
      language: respondInLanguage(c),
    };
    return c.json(await checkKey(context, request), 200);
  });
  app.openapi(start(context), async (c) => {
    const { id: userId } = c.get('signedIn').user;
    // The light sequence has no text, so the response has no `Content-Language`.
    const language = preferredLanguage(c.req.header('accept-language'));
    const request = { userId, language, ...c.req.valid('json'), origin: clientAddress(context, c) };
    return c.json(await startActivation(context, request), 200);
  });
  app.openapi(confirm(context), async (c) =>
    c.json(await confirmActivation(context, { ...toPodOwner(c), ...c.req.valid('json') }), 200),
  );
}
