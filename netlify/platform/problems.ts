import type { ProblemCode } from '../../src/domain/api/problemCodes';
import { problemRows, type ErrorStatus } from './problemRows';

export interface DocumentedProblem {
  code: ProblemCode;
  status: ErrorStatus;
  meaning: string;
  /** Path prefixes; `$` ends an exact path. Without it, every call with the status may return the code. */
  at?: readonly string[];
}

export const problemStatus = (code: ProblemCode): ErrorStatus => problemRows[code][0];

/** Tests compare the list with the source code and the declared responses. */
export const documentedProblems: readonly DocumentedProblem[] = Object.entries(problemRows).map(
  ([code, [status, meaning, ...at]]) => ({ code: code as ProblemCode, status, meaning, ...(at.length && { at }) }),
);
