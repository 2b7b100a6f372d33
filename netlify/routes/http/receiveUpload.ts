import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../services/appContext';
import { uploadsBusy } from '../../services/ids/cleanImage';
import { giveUploadBack, refuseSize, takeUpload } from '../../services/ids/uploadId';
import type { AppEnv, AppRequest } from './appEnv';
import { bodyTooSlow } from './bodyTooSlow';
import { clientAddress } from './clientAddress';
import { openMultipartForm } from './multipartForm';
import { createUploadPlaces, type UploadPlace } from './uploadPlaces';

/** The most concurrent uploads of one shopper. Browsers send one. */
const mostOfShopper = 2;
/** A body must keep 4 KB a second on average over each such time. A phone may lose its connection for some seconds. */
const paceWindowMs = 10_000;
const leastBytesOfWindow = 40 * 1024;

interface Reading {
  mostBytes: number;
  longestMs: number;
  place: UploadPlace;
}

/** Fails once the body takes too long, or stays below the least pace. */
function watchPace(longestMs: number, sizeSoFar: () => number) {
  let before = 0;
  let stop = () => {};
  const late = new Promise<never>((_, fail) => {
    const limit = setTimeout(() => fail(bodyTooSlow()), longestMs);
    const pace = setInterval(() => {
      const size = sizeSoFar();
      if (size - before < leastBytesOfWindow) fail(bodyTooSlow());
      before = size;
    }, paceWindowMs);
    stop = () => {
      clearTimeout(limit);
      clearInterval(pace);
    };
  });
  return { late, stop };
}

/** Reads a body to the end. Throws if it is too long or too slow, or if its place goes to another upload. */
async function readBody(
  body: ReadableStream<Uint8Array> | null,
  { mostBytes, longestMs, place }: Reading,
  onChunk: (chunk: Uint8Array) => void,
): Promise<void> {
  const reader = body?.getReader();
  let size = 0;
  const { late, stop } = watchPace(longestMs, () => size);
  try {
    for (;;) {
      const part = await Promise.race([reader?.read(), late, place.evicted]);
      if (!part || part.done) return;
      size += part.value.length;
      if (size > mostBytes) throw refuseSize();
      place.arrived(part.value.length);
      onChunk(part.value);
    }
  } finally {
    stop();
  }
}

const isMultipart = (type: string) => /^multipart\/form-data\b/i.test(type);

/** Parses a multipart request in advance, so that the route finds it already read. Leaves other bodies for the route to refuse. */
async function readForm({ req }: AppRequest, reading: Reading): Promise<void> {
  const { raw } = req;
  const type = raw.headers.get('content-type') ?? '';
  if (Number(raw.headers.get('content-length') ?? 0) > reading.mostBytes) throw refuseSize();
  if (isMultipart(type)) {
    const form = openMultipartForm(type);
    await readBody(raw.body, reading, form.write);
    req.bodyCache.formData = await form.end();
    return;
  }
  const chunks: Uint8Array[] = [];
  await readBody(raw.body, reading, (chunk) => chunks.push(chunk));
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
  await takeUpload(context, userId);
  try {
    return enter();
  } catch (error) {
    await giveUploadBack(context, userId);
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
