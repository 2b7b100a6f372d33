import { ServiceError } from '../../../platform/errors';

export function storeUnavailable(cause: unknown): never {
  throw new ServiceError({
    code: 'storage_unavailable',
    detail: 'We can’t reach our storage right now. Please try again later.',
    cause,
  });
}
