import type { ProofOfWork } from '../../domain/account/proofOfWork';
import { ApiError } from '../apiError';

/** Makes a call again with the proof of work that its first answer asks for; the solver is loaded only then. */
export async function withProofOfWork<Result>(
  call: (proof: { proofOfWork?: ProofOfWork }) => Promise<Result>,
): Promise<Result> {
  try {
    return await call({});
  } catch (error) {
    const task = error instanceof ApiError && error.problem.proofOfWork;
    if (!task) throw error;
    const { solveTask } = await import('./solveTask');
    return call({ proofOfWork: await solveTask(task) });
  }
}
