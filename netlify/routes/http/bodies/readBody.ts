import { bodyTooSlow } from './bodyProblems';

/** A body must keep 4 KB a second on average over each such time. A phone may lose its connection for some seconds. */
const paceWindowMs = 10_000;
const leastBytesOfWindow = 40 * 1024;

export type Body = ReadableStream<Uint8Array> | null;

export interface BodyLimits {
  mostBytes: number;
  longestMs: number;
  tooLong: () => Error;
  /** Rejects when the body is to be read no further. */
  evicted?: Promise<never>;
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

/** Reads a body to the end. Throws if it is too long or too slow, or evicted. */
export async function readBody(
  body: Body,
  { mostBytes, longestMs, tooLong, evicted }: BodyLimits,
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
      if (size > mostBytes) throw tooLong();
      onChunk(value);
    }
  };
  const { late, stop } = watchPace(longestMs, () => size);
  try {
    await Promise.race([readAll(), late, ...(evicted ? [evicted] : [])]);
  } finally {
    isOver = true;
    stop();
  }
}
