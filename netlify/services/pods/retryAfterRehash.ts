import { ServiceError } from '../../platform/errors';
import { rootErrorCode } from '../../platform/log/sanitizeError';

const foreignKeyViolation = '23503';
/** The errors of a call that used an outdated hash. */
const notFoundCodes = new Set(['pod_unknown', 'activation_unknown', 'activation_expired']);

const mayBeRehashed = (error: unknown): boolean =>
  error instanceof ServiceError ? notFoundCodes.has(error.failure.code) : rootErrorCode(error) === foreignKeyViolation;

/**
 * A pepper rotation changes hashes between a call's statements, so retry once before reporting that there is no such
 * pod.
 */
export async function retryAfterRehash<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!mayBeRehashed(error)) throw error;
    return work();
  }
}
