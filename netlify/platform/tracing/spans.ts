import { AsyncLocalStorage } from 'node:async_hooks';
import { withTraceId } from '../log/lineIds';
import { rootCause, rootErrorCode } from '../log/sanitizeError';

export interface SpanIds {
  traceId: string;
  spanId: string;
}

/** Names and attributes must not identify a person, and repeat nothing that somebody sent but the request's id. */
export interface SpanStart {
  name: string;
  kind?: 'server' | 'client' | 'internal';
  attributes?: Record<string, string | number>;
  /** Spans of other traces that caused this one. */
  links?: readonly SpanIds[];
}

export interface Span {
  ids: SpanIds;
  startChild: (start: SpanStart) => Span;
  update: (change: Pick<SpanStart, 'attributes'> & { name?: string }) => void;
  fail: (type: string) => void;
  end: () => void;
}

/** Starts a trace. Returns null if it is not sampled. `traceparent` is the header of a caller, who is only linked to. */
export type StartTrace = (start: SpanStart & { traceparent?: string }) => Span | null;

/** Null in a trace that is not sampled. */
const current = new AsyncLocalStorage<Span | null>();

export const currentSpan = (): Span | null => current.getStore() ?? null;

/** A code such as `23505` or `ECONNREFUSED`, or the name of the error's class. Messages may repeat what somebody sent. */
export const errorType = (error: unknown): string => {
  const root = rootCause(error);
  return rootErrorCode(root) ?? (root instanceof Error ? root.name : 'unknown');
};

async function runInSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await current.run(span, work);
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work as a part of the current trace. Without one, only runs it. */
export function inSpan<Result>(describe: () => SpanStart, work: () => Promise<Result>): Promise<Result> {
  const parent = current.getStore();
  return parent ? runInSpan(parent.startChild(describe()), work) : work();
}

/** Runs work in a trace of its own, whose id is in its log lines. */
export function inTrace<Result>(
  startTrace: StartTrace | null,
  describe: () => Parameters<StartTrace>[0],
  work: () => Promise<Result>,
): Promise<Result> {
  if (!startTrace) return work();
  const span = startTrace(describe());
  return withTraceId(span?.ids.traceId, () => (span ? runInSpan(span, work) : current.run(null, work)));
}
