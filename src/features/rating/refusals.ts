import type { ProblemCode } from '../../domain/api/problemCodes';

interface ErrorWithCode {
  code: string;
}

const refusals = { pod_unknown: 'unknown', pod_taken: 'taken', rating_closed: 'closed' } as const satisfies Partial<
  Record<ProblemCode, string>
>;
type Refusal = (typeof refusals)[keyof typeof refusals];

/**
 * Returns why the server refuses a rating for good: the pod is not on the list, belongs to another account, or the 30
 * days are over. Null for errors that a retry may fix.
 */
export const permanentRefusal = ({ code }: ErrorWithCode): Refusal | null =>
  refusals[code as keyof typeof refusals] ?? null;
