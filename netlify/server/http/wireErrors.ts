import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

function problemText(status: number, code: string, detail: string): string {
  return JSON.stringify({ type: `urn:problem:${code}`, title: STATUS_CODES[status], status, code, detail });
}

const malformed = [400, 'malformed_request', 'The request could not be read as HTTP.'] as const;
const faults: Record<string, readonly [status: number, code: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request did not come to its end in time.'],
};

/** Closes the connection, too: after invalid HTTP, the start of the next request is unknown. */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const [status, code, detail] = faults[error.code ?? ''] ?? malformed;
  const body = problemText(status, code, detail);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/** Responds to an invalid path or `Host`, or an error between HTTP and the API. The API handles its own errors. */
export function listenerErrorResponse(error: unknown, onFault?: (error: unknown) => void): Response {
  const isRequestError = error instanceof Error && error.name === 'RequestError';
  if (!isRequestError) onFault?.(error);
  const [status, code, detail] = isRequestError
    ? malformed
    : ([500, 'server_error', 'Something went wrong, please try again later.'] as const);
  return new Response(problemText(status, code, detail), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
