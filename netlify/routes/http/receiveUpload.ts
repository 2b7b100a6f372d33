import { createMiddleware } from 'hono/factory';
import { createWorkQueue, QueueBusyError } from '../../platform/workQueue';
import type { AppContext } from '../../services/appContext';
import { uploadsBusy } from '../../services/ids/cleanImage';
import { refuseSize, takeUpload } from '../../services/ids/uploadId';
import type { AppEnv, AppRequest } from './appEnv';
import { bodyTooSlow } from './bodyTooSlow';
import { openMultipartForm } from './multipartForm';

/** The most bodies held in memory at the same time. */
const uploadsAtOnce = 16;
/** The most concurrent uploads of one shopper. Browsers send one. */
const mostOfShopper = 2;

interface Reading {
  mostBytes: number;
  longestMs: number;
  onChunk: (chunk: Uint8Array) => void;
}

/** Reads a body to the end. Throws if it is too long or too slow. */
async function readBody(
  body: ReadableStream<Uint8Array> | null,
  { mostBytes, longestMs, onChunk }: Reading,
): Promise<void> {
  const reader = body?.getReader();
  let size = 0;
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    limit = setTimeout(() => fail(bodyTooSlow()), longestMs);
  });
  try {
    for (;;) {
      const part = await Promise.race([reader?.read(), late]);
      if (!part || part.done) return;
      size += part.value.length;
      if (size > mostBytes) throw refuseSize();
      onChunk(part.value);
    }
  } finally {
    clearTimeout(limit);
  }
}

const isMultipart = (type: string) => /^multipart\/form-data\b/i.test(type);

/** Parses a multipart request in advance, so that the route finds it already read. Leaves other bodies for the route to refuse. */
async function readForm({ req }: AppRequest, limits: Omit<Reading, 'onChunk'>): Promise<void> {
  const { raw } = req;
  const type = raw.headers.get('content-type') ?? '';
  if (Number(raw.headers.get('content-length') ?? 0) > limits.mostBytes) throw refuseSize();
  if (isMultipart(type)) {
    const form = openMultipartForm(type);
    await readBody(raw.body, { ...limits, onChunk: form.write });
    req.bodyCache.formData = await form.end();
    return;
  }
  const chunks: Uint8Array[] = [];
  await readBody(raw.body, { ...limits, onChunk: (chunk) => chunks.push(chunk) });
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

/**
 * Admits a few uploads at a time and limits the size and duration of each body, so that many or slow uploads cannot exhaust
 * memory. Must come after `requireUser`.
 */
export function receiveUpload(context: AppContext, mostBytes: number) {
  const slots = createWorkQueue({ atOnce: uploadsAtOnce, waiting: 0, waitMs: 0 });
  const ofShopper = perShopper();
  const longestMs = context.settings.limits.uploadSeconds * 1000;
  return createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.get('signedIn').user;
    const receive = async () => {
      await takeUpload(context, id);
      await readForm(c, { mostBytes, longestMs });
      await next();
    };
    try {
      await slots.run(() => ofShopper(id, receive));
    } catch (error) {
      throw error instanceof QueueBusyError ? uploadsBusy(error) : error;
    }
  });
}
