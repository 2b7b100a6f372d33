import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../../services/context/appContext';
import { uploadsBusy } from '../../../services/privacy/idPhotos/cleanImage';
import { consumeChange } from '../../../services/people/consumeChange';
import { fileTooLarge, refundUpload } from '../../../services/privacy/idPhotos/uploadId';
import type { AppEnv, AppRequest } from '../appEnv';
import { clientAddress } from '../clientAddress';
import { openMultipartForm } from './multipartForm';
import { readBody, type BodyStream } from './readBody';
import { createUploadSlots, type UploadSlot } from './uploadSlots';

const maxUploadsPerShopper = 2;
interface ReadOptions {
  maxBytes: number;
  timeoutMs: number;
  slot: UploadSlot;
}

const readUpload = (
  body: BodyStream,
  { slot, ...limits }: ReadOptions,
  onChunk: (chunk: Uint8Array) => void,
): Promise<void> =>
  readBody(body, { ...limits, createTooLongError: fileTooLarge, evicted: slot.evicted }, (chunk) => {
    slot.addBytes(chunk.length);
    onChunk(chunk);
  });

const isMultipart = (type: string) => /^multipart\/form-data\b/i.test(type);

/** Parses a multipart request in advance, so that the route finds it already read. Leaves other bodies for the route to refuse. */
async function readForm({ req }: AppRequest, options: ReadOptions): Promise<void> {
  const { raw } = req;
  const type = raw.headers.get('content-type') ?? '';
  if (Number(raw.headers.get('content-length') ?? 0) > options.maxBytes) throw fileTooLarge();
  if (isMultipart(type)) {
    const form = openMultipartForm(type);
    await readUpload(raw.body, options, form.write);
    req.bodyCache.formData = await form.end();
    return;
  }
  const chunks: Uint8Array[] = [];
  await readUpload(raw.body, options, (chunk) => chunks.push(chunk));
  if (raw.body) req.raw = new Request(raw, { method: raw.method, body: Buffer.concat(chunks) });
}

function limitPerShopper() {
  const running = new Map<string, number>();
  return async (userId: string, work: () => Promise<void>) => {
    const count = running.get(userId) ?? 0;
    if (count >= maxUploadsPerShopper) throw uploadsBusy();
    running.set(userId, count + 1);
    try {
      await work();
    } finally {
      const remaining = running.get(userId)! - 1;
      if (remaining) running.set(userId, remaining);
      else running.delete(userId);
    }
  };
}

/** Counts toward the shopper's hourly limit only if a slot was free. */
async function reserveSlot(context: AppContext, userId: string, reserve: () => UploadSlot): Promise<UploadSlot> {
  await consumeChange(context, 'idPhoto', userId);
  try {
    return reserve();
  } catch (error) {
    await refundUpload(context, userId);
    throw error;
  }
}

/** Uploads may neither exhaust memory nor block others. Must come after `requireUser`. */
export function receiveUpload(context: AppContext, maxBytes: number) {
  const slots = createUploadSlots();
  const runForShopper = limitPerShopper();
  const timeoutMs = context.settings.limits.uploadSeconds * 1000;
  return createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.get('signedIn').user;
    await runForShopper(id, async () => {
      const slot = await reserveSlot(context, id, () => slots.reserve(clientAddress(context, c)));
      try {
        await readForm(c, { maxBytes, timeoutMs, slot });
        slot.complete();
        await next();
      } finally {
        slot.release();
      }
    });
  });
}
