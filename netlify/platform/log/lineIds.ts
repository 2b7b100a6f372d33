import { AsyncLocalStorage } from 'node:async_hooks';

// Not in log.ts, because whoever imports this needs none of the packages that write lines.
const requestIds = new AsyncLocalStorage<string>();
const traceIds = new AsyncLocalStorage<string | undefined>();

export const withRequestId = <Result>(requestId: string, work: () => Result): Result => requestIds.run(requestId, work);

export const withTraceId = <Result>(traceId: string | undefined, work: () => Result): Result =>
  traceIds.run(traceId, work);

/** The ids of the current request and trace, which each log line has. */
export function lineIds(): { requestId?: string; trace_id?: string } {
  const requestId = requestIds.getStore();
  return { ...(requestId !== undefined && { requestId }), trace_id: traceIds.getStore() };
}
