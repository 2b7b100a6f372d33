import { createMiddleware } from 'hono/factory';
import { createFairShares, type FairShares } from '../../../platform/load/fairShares';
import { serverBusy } from '../../../platform/load/serverBusy';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../../services/context/appContext';
import type { AppEnv, AppRequest } from '../appEnv';
import { bodyTooLong } from './bodyProblems';
import { clientAddress } from '../clientAddress';
import { readBody } from './readBody';

const isTooLong = (error: unknown): boolean => error instanceof ServiceError && error.status === 413;

export interface BodyRule {
  maxBytes: number;
  timeoutMs: number;
  onTooLong?: (c: AppRequest) => Promise<Response>;
}

const maxBufferedBytes = 32 * 1024 * 1024;
/** The approximate time after which buffered bodies have arrived and their memory is free again. */
const retrySeconds = 5;

/** Copies chunks, because many short ones would use more memory than their length. */
function openBuffer(shares: FairShares, address: string, maxBytes: number) {
  let bytes = new Uint8Array(0);
  let size = 0;
  const grow = (length: number) => {
    const additional = length - bytes.length;
    if (!shares.hasRoom(address, additional)) throw serverBusy(retrySeconds);
    shares.add(address, additional);
    const grown = new Uint8Array(length);
    grown.set(bytes.subarray(0, size));
    bytes = grown;
  };
  return {
    append: (chunk: Uint8Array) => {
      const needed = size + chunk.length;
      if (needed > bytes.length) grow(Math.min(maxBytes, Math.max(needed, bytes.length * 2)));
      bytes.set(chunk, size);
      size = needed;
    },
    content: () => bytes.subarray(0, size),
    release: () => shares.remove(address, bytes.length),
  };
}

type BodyBuffer = ReturnType<typeof openBuffer>;

async function readInto(
  { raw }: AppRequest['req'],
  buffer: BodyBuffer,
  { maxBytes, timeoutMs }: BodyRule,
): Promise<void> {
  if (Number(raw.headers.get('content-length') ?? 0) > maxBytes) throw bodyTooLong();
  await readBody(raw.body, { maxBytes, timeoutMs, createTooLongError: bodyTooLong }, buffer.append);
}

/** Reads each body before its request is processed, so that a slow body holds nothing that others need. */
export function receiveBodies(
  context: Pick<AppContext, 'settings'>,
  findRule: (path: string) => BodyRule | null,
  maxBytes = maxBufferedBytes,
) {
  const shares = createFairShares(maxBytes);
  return createMiddleware<AppEnv>(async (c, next) => {
    const rule = findRule(c.req.path);
    if (!rule || !c.req.raw.body) return next();
    const buffer = openBuffer(shares, clientAddress(context, c), rule.maxBytes);
    try {
      await readInto(c.req, buffer, rule);
    } catch (error) {
      buffer.release();
      if (rule.onTooLong && isTooLong(error)) return rule.onTooLong(c);
      throw error;
    }
    const init: RequestInit = { body: buffer.content() };
    c.req.raw = new Request(c.req.raw, init);
    return next().finally(buffer.release);
  });
}
