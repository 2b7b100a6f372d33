import { ServiceError } from '../../platform/errors';

/** What the shopper is told when the store of images does not answer; a rejection handler, so that it reads as one. */
export function storeUnavailable(cause: unknown): never {
  throw new ServiceError({
    code: 'storage_unavailable',
    status: 503,
    detail: 'We cannot reach our storage right now. Please try again later.',
    cause,
  });
}
