import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../../services/appContext';
import { uploadsBusy } from '../../../services/ids/cleanImage';
import { refundUploadLimit, fileTooLarge, consumeUploadLimit } from '../../../services/ids/uploadId';
import type { AppEnv, AppRequest } from '../appEnv';
import { clientAddress } from '../clientAddress';
import { openMultipartForm } from './multipartForm';
import { readBody, type Body } from './readBody';
import { createUploadPlaces, type UploadPlace } from './uploadSlots';

/** The most concurrent uploads of one shopper. Browsers send one. */
const mostOfShopper = 2;
interface Reading {
  mostBytes: number;
  longestMs: number;
  place: UploadPlace;
}

const readUpload = (body: Body, { place, ...limits }: Reading, onChunk: (chunk: Uint8Array) => void): Promise<void> =>
  readBody(body, { ...limits, tooLong: fileTooLarge, evicted: place.evicted }, (chunk) => {
    place.arrived(chunk.length);
    onChunk(chunk);
  });

const isMultipart = (type: string) => /^multipart\/form-data\b/i.test(type);

/** Parses a multipart request in advance, so that the route finds it already read. Leaves other bodies for the route to refuse. */
async function readForm({ req }: AppRequest, reading: Reading): Promise<void> {
  const { raw } = req;
  const type = raw.headers.get('content-type') ?? '';
  if (Number(raw.headers.get('content-length') ?? 0) > reading.mostBytes) throw fileTooLarge();
  if (isMultipart(type)) {
    const form = openMultipartForm(type);
    await readUpload(raw.body, reading, form.write);
    req.bodyCache.formData = await form.end();
    return;
  }
  const chunks: Uint8Array[] = [];
  await readUpload(raw.body, reading, (chunk) => chunks.push(chunk));
  if (raw.body) req.raw = new Request(raw, { method: raw.method, body: Buffer.concat(chunks) });
}

/** Limits each shopper's concurrent uploads. */
function perShopper() {
  const running = new Map<string, number>();
  return async (userId: string, work: () => Promise<void>) => {
    const count = running.get(userId) ?? 0;
    if (count >= mostOfShopper) throw uploadsBusy();
    running.set(userId, count + 1);
    try {
      await work();
    } finally {
      const left = running.get(userId)! - 1;
      if (left) running.set(userId, left);
      else running.delete(userId);
    }
  };
}

/** Takes a place for an upload that counts against the shopper's hourly limit. One that finds no place does not count. */
async function takePlace(context: AppContext, userId: string, enter: () => UploadPlace): Promise<UploadPlace> {
  await consumeUploadLimit(context, userId);
  try {
    return enter();
  } catch (error) {
    await refundUploadLimit(context, userId);
    throw error;
  }
}

/**
 * Admits a few uploads at a time, shared among client addresses, and limits the size, duration and pace of each body, so that
 * many or slow uploads neither exhaust memory nor keep others out. Must come after `requireUser`.
 */
export function receiveUpload(context: AppContext, mostBytes: number) {
  const places = createUploadPlaces();
  const ofShopper = perShopper();
  const longestMs = context.settings.limits.uploadSeconds * 1000;
  return createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.get('signedIn').user;
    await ofShopper(id, async () => {
      const place = await takePlace(context, id, () => places.enter(clientAddress(context, c)));
      try {
        await readForm(c, { mostBytes, longestMs, place });
        place.complete();
        await next();
      } finally {
        place.leave();
      }
    });
  });
}
