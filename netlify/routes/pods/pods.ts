import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import { maxUserPods } from '../../../src/domain/unlock/userPods';
import { podKeyInputSchema } from '../../../src/domain/unlock/unlockSchema';
import { podNoteInputSchema, userPodSchema } from '../../../src/domain/unlock/userPodSchema';
import type { AppContext } from '../../services/context/appContext';
import { changePodNote } from '../../services/pods/userPods/changePodNote';
import { findUserPod } from '../../services/pods/userPods/findUserPod';
import { listUserPods } from '../../services/pods/userPods/listUserPods';
import type { PodOwner } from '../../services/pods/userPods/readUserPods';
import { removePod } from '../../services/pods/userPods/removePod';
import { savePod } from '../../services/pods/userPods/savePod';
import type { App, AppRequest } from '../http/appEnv';
import { markDeprecated } from '../http/deprecation';
import { respondInLanguage } from '../http/language';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { optionalFlag } from '../http/queryFlags';
import { contentLanguage, jsonBody, localizedResponse, problemResponses } from '../openapi';
import { clientAddress } from '../http/clientAddress';
import { requireSignedUp, forUser } from '../http/requireUser';

const base = '/v1/app/user/pods';
const tags = ['Pods'];

const pod = userPodSchema.meta({ id: 'UserPod' });
const podList = listResponse('The pods', {
  list: listSchema(pod).meta({ id: 'UserPodList' }),
  earlier: z.array(pod),
});
const pods = { ...podList, headers: { ...podList.headers, ...contentLanguage } };
const podParams = z.object({ podKey: z.string().max(64) });

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
const filter = z.object({
  ...listQuery,
  year: z
    .string()
    .regex(/^20\d\d$/, 'expected a year from 2000 to 2099')
    .transform(Number)
    .optional()
    .openapi({
      type: 'integer',
      minimum: 2000,
      maximum: 2099,
      description: 'Only pods saved or unlocked in this year',
    }),
  timezone: z
    .string()
    .max(60)
    .refine(isTimezone, 'expected a time zone such as America/Los_Angeles')
    .default('UTC')
    .openapi({ description: 'The time zone in which years begin and end' }),
  productVariantIds: z
    .string()
    .min(1)
    .max(1000)
    .transform((ids) => ids.split(','))
    .optional()
    .openapi({
      type: 'string',
      minLength: 1,
      maxLength: 1000,
      description: 'Only pods of these product variants, separated by commas',
      example: 'amber-500mg,amber-1g',
    }),
  isUnrated: optionalFlag().openapi({ description: 'Only unlocked pods without a rating' }),
  unrated: optionalFlag().openapi({ description: 'The earlier name of `isUnrated`', deprecated: true }),
});

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: base,
    ...forUser(context, tags),
    operationId: 'listPods',
    summary: `List the shopper’s saved and unlocked pods, newest first, at most ${maxUserPods}`,
    description: 'A pod is on the list once it is saved or unlocked. Years are those of its `createdDate`.',
    request: { query: filter },
    responses: { 200: pods, ...problemResponses(401, 422) },
  });
const save = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: base,
    ...forUser(context, tags, requireSignedUp),
    operationId: 'savePod',
    summary: 'Save a pod to the list without unlocking it',
    description:
      'A pod that is on the list already stays as it is. A pod that another account has unlocked fails with 409 `pod_taken`. Wrong codes are limited to 30 a day for an account.',
    request: jsonBody(podKeyInputSchema.meta({ id: 'PodKeyInput' })),
    responses: {
      200: localizedResponse('The pod was already on the list', pod),
      201: localizedResponse('The pod was added to the list', pod),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422, 429),
    },
  });
const listOfBatch = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: `${base}/by-batch/{batchId}`,
    ...forUser(context, tags),
    operationId: 'listPodsOfBatch',
    summary: 'List the shopper’s pods from a batch, newest first',
    description: 'The list is empty for an unknown batch.',
    request: { params: z.object({ batchId: z.string().max(100) }), query: z.object(listQuery) },
    responses: { 200: pods, ...problemResponses(401, 422) },
  });
const find = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: `${base}/{podKey}`,
    ...forUser(context, tags),
    operationId: 'getPod',
    summary: 'Get one of the shopper’s pods',
    description: 'A pod on another shopper’s list gives the same 404 as a code that no pod has.',
    request: { params: podParams },
    responses: { 200: localizedResponse('The pod', pod), ...problemResponses(401, 404, 422) },
  });
const changeNote = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: `${base}/{podKey}/note`,
    ...forUser(context, tags, requireSignedUp),
    operationId: 'changePodNote',
    summary: 'Write a private note about a pod',
    description:
      'Replaces the note; an empty one removes it. Only the shopper can read it, and nothing of it is published.',
    request: { params: podParams, ...jsonBody(podNoteInputSchema.meta({ id: 'PodNoteInput' })) },
    responses: {
      200: localizedResponse('The pod with its note', pod),
      ...problemResponses(400, 401, 404, 413, 415, 422, 429),
    },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: `${base}/{podKey}`,
    ...forUser(context, tags),
    operationId: 'removePod',
    summary: 'Remove a saved pod from the list',
    description: 'A pod that the shopper unlocked stays on the list: 409 `pod_unlocked`.',
    request: { params: podParams },
    responses: { 204: { description: 'The pod was removed' }, ...problemResponses(401, 404, 409, 413, 422) },
  });

export const toPodOwner = (c: AppRequest): PodOwner => ({
  userId: c.get('signedIn').user.id,
  language: respondInLanguage(c),
});

export function registerPodRoutes(app: App, context: AppContext): void {
  app.openapi(list(context), async (c) => {
    const { unrated, isUnrated = unrated, ...filters } = c.req.valid('query');
    if (unrated !== undefined) markDeprecated(c);
    const found = await listUserPods(context, { ...toPodOwner(c), ...filters, isUnrated });
    return respondWithList(c, { list: complete(found), earlier: found });
  });
  app.openapi(save(context), async (c) => {
    const request = { ...toPodOwner(c), ...c.req.valid('json'), origin: clientAddress(context, c) };
    const { pod: saved, isNew } = await savePod(context, request);
    return isNew ? c.json(saved, 201) : c.json(saved, 200);
  });
  app.openapi(listOfBatch(context), async (c) => {
    const found = await listUserPods(context, { ...toPodOwner(c), ...c.req.valid('param') });
    return respondWithList(c, { list: complete(found), earlier: found });
  });
  app.openapi(find(context), async (c) =>
    c.json(await findUserPod(context, { ...toPodOwner(c), ...c.req.valid('param') }), 200),
  );
  app.openapi(changeNote(context), async (c) => {
    const request = { ...toPodOwner(c), ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await changePodNote(context, request), 200);
  });
  app.openapi(remove(context), async (c) => {
    await removePod(context, { userId: c.get('signedIn').user.id, ...c.req.valid('param') });
    return c.body(null, 204);
  });
}
