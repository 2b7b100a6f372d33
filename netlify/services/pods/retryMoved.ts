import type { ProblemCode } from '../../../src/domain/site/problemCodes';
import { ServiceError } from '../../platform/errors';
import { rootErrorCode } from '../../platform/log/sanitizeError';

const foreignKeyViolation = '23503';
/** The errors of a call whose hash was changed after it was read. */
const conclusions = new Set<ProblemCode>(['pod_unknown', 'activation_unknown', 'activation_expired']);

const mayHaveMoved = (error: unknown): boolean =>
  error instanceof ServiceError ? conclusions.has(error.failure.code) : rootErrorCode(error) === foreignKeyViolation;

/**
 * While the pepper is rotated, pods get another hash. A call of several statements may have read the hash before, so it runs
 * a second time before it says that there is no such pod.
 */
export async function retryMoved<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!mayHaveMoved(error)) throw error;
    return work();
  }
}
