import { bodyTooSlow } from './bodyProblems';

/** A body must average 4 KB/s over each window, because a phone may lose its connection for some seconds. */
const windowMs = 10_000;
const minBytesPerWindow = 40 * 1024;

export type BodyStream = ReadableStream<Uint8Array> | null;

export interface BodyLimits {
  maxBytes: number;
  timeoutMs: number;
  createTooLongError: () => Error;
  evicted?: Promise<never>;
}

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

export async function readBody(
  body: BodyStream,
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
