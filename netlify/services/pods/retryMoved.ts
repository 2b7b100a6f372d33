import { ServiceError } from '../../platform/errors';
import { codeOf } from '../../platform/sanitizeError';

const foreignKeyViolation = '23503';
/** The errors of a call whose hash was changed after it was read. */
const notFoundCodes = new Set(['pod_unknown', 'activation_unknown', 'activation_expired']);

const mayBeRehashed = (error: unknown): boolean =>
  error instanceof ServiceError ? notFoundCodes.has(error.failure.code) : codeOf(error) === foreignKeyViolation;

/**
 * While the pepper is rotated, pods get another hash. A call of several statements may have read the hash before, so it runs
 * a second time before it says that there is no such pod.
 */
export async function retryAfterRehash<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!mayBeRehashed(error)) throw error;
    return work();
  }
}
