import { createRoute, z } from '@hono/zod-openapi';
import { uploadedIdSchema } from '../../../src/domain/account/userSchema';
import type { AppContext } from '../../services/context/appContext';
import { deleteId } from '../../services/privacy/idPhotos/deleteId';
import { hasUploadedId } from '../../services/privacy/idPhotos/uploadedIds';
import { imageLimit } from '../../services/privacy/idPhotos/idImage';
import { uploadId } from '../../services/privacy/idPhotos/uploadId';
import type { App } from '../http/appEnv';
import { bearer, jsonResponse, problemResponses } from '../openapi';
import { receiveUpload } from '../http/bodies/receiveUpload';
import { requireConsenting, forUser } from '../http/requireUser';

export const uploadPath = '/v1/app/user/upload-id';
const uploadedPath = '/v1/app/user/uploaded-id';

const tags = ['Identity document'];
const query = z.object({ providerId: z.string().min(1).max(100) });
const file = z.instanceof(File, { error: 'expected a file' }).openapi({ type: 'string', format: 'binary' });
const status = jsonResponse('Whether the dispensary has an image', uploadedIdSchema.meta({ id: 'UploadedId' }));
/** Leaves room for the multipart headers around the file. */
const formLimit = imageLimit.bytes + 16 * 1024;

const upload = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: uploadPath,
    tags,
    operationId: 'uploadIdPhoto',
    summary: 'Upload an ID image for a dispensary',
    description:
      'Replaces an earlier photo for the same dispensary. The photo is stored encrypted and without its metadata, and deleted 30 days after the last order.',
    security: bearer,
    middleware: [requireConsenting(context), receiveUpload(context, formLimit)] as const,
    request: { query, body: { required: true, content: { 'multipart/form-data': { schema: z.object({ file }) } } } },
    responses: { 200: status, ...problemResponses(400, 401, 404, 413, 415, 422, 429, 503) },
  });
const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: uploadedPath,
    ...forUser(context, tags),
    operationId: 'getIdPhotoStatus',
    summary: 'Check whether a dispensary has an ID image',
    description: 'An order needs a photo for its dispensary. An unknown dispensary has none: `ABSENT`.',
    request: { query },
    responses: { 200: status, ...problemResponses(401, 422) },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: uploadedPath,
    ...forUser(context, tags),
    operationId: 'deleteIdPhoto',
    summary: 'Delete the ID image',
    description: 'Does nothing if there is none.',
    request: { query },
    responses: { 200: status, ...problemResponses(401, 413, 422, 503) },
  });

/** None of these routes returns an image. */
export function registerIdRoutes(app: App, context: AppContext): void {
  app.openapi(upload(context), async (c) => {
    const { providerId } = c.req.valid('query');
    await uploadId(context, { userId: c.get('signedIn').user.id, providerId, file: c.req.valid('form').file });
    return c.json({ documentStatus: 'PRESENT' as const }, 200);
  });
  app.openapi(read(context), async (c) => {
    const owner = { userId: c.get('signedIn').user.id, ...c.req.valid('query') };
    const isPresent = await hasUploadedId(context.database, owner);
    return c.json({ documentStatus: isPresent ? ('PRESENT' as const) : ('ABSENT' as const) }, 200);
  });
  app.openapi(remove(context), async (c) => {
    await deleteId(context, { userId: c.get('signedIn').user.id, ...c.req.valid('query') });
    return c.json({ documentStatus: 'ABSENT' as const }, 200);
  });
}
