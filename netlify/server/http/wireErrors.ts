import { RequestError } from '@hono/node-server';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { toProblem, type ServiceError } from '../../platform/errors';
import { problemStatus } from '../../platform/problems';

type HttpProblem = Pick<ServiceError['failure'], 'code' | 'detail'>;

const problemText = (problem: HttpProblem): string => JSON.stringify(toProblem(problem));

const malformed: HttpProblem = {
  code: 'malformed_request',
  detail: 'The request could not be read as HTTP.',
};
const serverError: HttpProblem = {
  code: 'server_error',
  detail: 'Something went wrong, please try again later.',
};
const problemsByErrorCode: Partial<Record<string, HttpProblem>> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', detail: 'The headers of the request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'request_timeout',
    detail: 'The request did not come to its end in time.',
  },
};

/** Closes the connection, too: after invalid HTTP, the start of the next request is unknown. */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const problem = problemsByErrorCode[error.code ?? ''] ?? malformed;
  const body = problemText(problem);
  const status = problemStatus(problem.code);
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
export function listenerErrorResponse(error: unknown, onError?: (error: unknown) => void): Response {
  const isRequestError = error instanceof RequestError;
  if (!isRequestError) onError?.(error);
  const problem = isRequestError ? malformed : serverError;
  return new Response(problemText(problem), {
    status: problemStatus(problem.code),
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
