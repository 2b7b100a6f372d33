import { ServiceError } from '../../../platform/errors';
import { rootErrorCode } from '../../../platform/log/sanitizeError';

const foreignKeyViolation = '23503';
const notFoundCodes = new Set(['pod_unknown', 'activation_unknown', 'activation_expired']);

const mayBeRehashed = (error: unknown): boolean =>
  error instanceof ServiceError ? notFoundCodes.has(error.failure.code) : rootErrorCode(error) === foreignKeyViolation;

/** A pepper rotation may change hashes between a call's statements, so retry once before reporting a missing pod. */
export async function retryAfterRehash<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!mayBeRehashed(error)) throw error;
    return work();
  }
}
