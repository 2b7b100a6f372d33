import { currentTermsPath } from '../../src/domain/account/currentTermsSchema';
import type { ProofOfWorkTask } from '../../src/domain/account/proofOfWork';
import type { Order, OrderChanges } from '../../src/domain/order/orderSchema';
import type { ProblemCode } from '../../src/domain/api/problemCodes';
import type { OutsideOrder } from '../../src/domain/order/outsideOrder';
import type { Problem } from '../../src/domain/api/problemSchema';
import type { ErrorStatus } from './problemRows';
import { problemStatus } from './problems';

interface Failure {
  /** Decides the status of the response. */
  code: ProblemCode;
  detail: string;
  errors?: Problem['errors'];
  changes?: OrderChanges;
  order?: Order;
  outside?: OutsideOrder[];
  proofOfWork?: ProofOfWorkTask;
  /** The version of the terms to accept. */
  termsVersion?: string;
  retryAfterSeconds?: number;
  /** The authentication scheme that a 401 asks for. Defaults to Bearer. */
  scheme?: string;
  cause?: unknown;
}

export class ServiceError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.detail, { cause: failure.cause });
    this.name = 'ServiceError';
    this.failure = failure;
  }

  get code() {
    return this.failure.code;
  }

  get status(): ErrorStatus {
    return problemStatus(this.failure.code);
  }
}

const titles: Record<ErrorStatus, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Timeout',
  409: 'Conflict',
  412: 'Changed since',
  413: 'Too large',
  415: 'Unsupported type',
  422: 'Not valid',
  428: 'Proof of work needed',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
};

/** The body of an error response (RFC 9457). `type` is derived from the code, which distinguishes problems. */
export const toProblem = ({
  code,
  detail,
  errors,
  changes,
  order,
  outside,
  proofOfWork,
  termsVersion,
}: Failure): Problem => ({
  type: `urn:problem:${code}`,
  title: titles[problemStatus(code)],
  status: problemStatus(code),
  code,
  detail,
  ...(errors && { errors }),
  ...(changes && { changes }),
  ...(order && { order }),
  ...(outside && { outside }),
  ...(proofOfWork && { proofOfWork }),
  ...(termsVersion !== undefined && { termsVersion, termsPath: currentTermsPath }),
});
