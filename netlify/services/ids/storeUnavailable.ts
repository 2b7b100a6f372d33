import { ServiceError } from '../../platform/errors';

/** Rejection handler that turns a storage failure into a 503. */
export function storeUnavailable(cause: unknown): never {
  throw new ServiceError({
    code: 'storage_unavailable',
    status: 503,
    detail: 'We can’t reach our storage right now. Please try again later.',
    cause,
  });
}
