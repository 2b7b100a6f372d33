import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../../services/context/appContext';
import { consumeChange } from '../../../services/people/consumeChange';
import { fileTooLarge, refundUpload } from '../../../services/privacy/idPhotos/uploadId';
import type { AppEnv, AppRequest } from '../appEnv';
import { clientAddress } from '../clientAddress';
import { openMultipartForm } from './multipartForm';
import { readBody, type BodyStream } from './readBody';
import { createUploadSlots, type UploadSlot } from './uploadSlots';

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

/** Uploads may neither exhaust memory nor block others. Must come after `requireUser`. */
export function receiveUpload(context: AppContext, maxBytes: number) {
  const slots = createUploadSlots();
  const timeoutMs = context.settings.limits.uploadSeconds * 1000;
  /** Counts toward the shopper's hourly limit only if a slot was free. */
  const reserveSlot = async (uploader: { userId: string; address: string }): Promise<UploadSlot> => {
    slots.check(uploader);
    await consumeChange(context, 'idPhoto', uploader.userId);
    try {
      return slots.reserve(uploader);
    } catch (error) {
      await refundUpload(context, uploader.userId);
      throw error;
    }
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    const slot = await reserveSlot({ userId: c.get('signedIn').user.id, address: clientAddress(context, c) });
    try {
      await readForm(c, { maxBytes, timeoutMs, slot });
      slot.complete();
      await next();
    } finally {
      slot.release();
    }
  });
}
