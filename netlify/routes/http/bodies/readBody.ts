import { bodyTooSlow } from './bodyProblems';

/** A body must keep 4 KB a second on average over each such time. A phone may lose its connection for some seconds. */
const windowMs = 10_000;
const minBytesPerWindow = 40 * 1024;

export type Body = ReadableStream<Uint8Array> | null;

export interface BodyLimits {
  maxBytes: number;
  timeoutMs: number;
  createTooLongError: () => Error;
  /** Rejects when the body is to be read no further. */
  evicted?: Promise<never>;
}

/** Fails once the body takes too long, or stays below the least pace. */
function watchThroughput(timeoutMs: number, sizeSoFar: () => number) {
  let previousSize = 0;
  let stop = () => {};
  const tooSlow = new Promise<never>((_, fail) => {
    const limit = setTimeout(() => fail(bodyTooSlow()), timeoutMs);
    const check = setInterval(() => {
      const size = sizeSoFar();
      if (size - previousSize < minBytesPerWindow) fail(bodyTooSlow());
      previousSize = size;
    }, windowMs);
    stop = () => {
      clearTimeout(limit);
      clearInterval(check);
    };
  });
  return { late: tooSlow, stop };
}

/** Reads a body to the end. Throws if it is too long or too slow, or evicted. */
export async function readBody(
  body: Body,
  { maxBytes, timeoutMs, createTooLongError, evicted }: BodyLimits,
  onChunk: (chunk: Uint8Array) => void,
): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  let size = 0;
  let isOver = false;
  const readAll = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || isOver) return;
      size += value.length;
      if (size > maxBytes) throw createTooLongError();
      onChunk(value);
    }
  };
  const { late: tooSlow, stop } = watchThroughput(timeoutMs, () => size);
  try {
    await Promise.race([readAll(), tooSlow, ...(evicted ? [evicted] : [])]);
  } finally {
    isOver = true;
    stop();
  }
}
