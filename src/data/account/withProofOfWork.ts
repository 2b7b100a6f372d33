import type { ProofOfWork } from '../../domain/account/proofOfWork';
import { ApiError } from '../apiError';

/** Retries a call with the proof of work that its first response demands. */
export async function withProofOfWork<Result>(
  call: (proof: { proofOfWork?: ProofOfWork }) => Promise<Result>,
): Promise<Result> {
  try {
    return await call({});
  } catch (error) {
    const task = error instanceof ApiError && error.problem.proofOfWork;
    if (!task) throw error;
    const { solveProofOfWork } = await import('./solveProofOfWork');
    return call({ proofOfWork: await solveProofOfWork(task) });
  }
}
