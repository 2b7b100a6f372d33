import type { ProblemCode } from '../domain/api/problemCodes';
import { ApiError, type ErrorCode } from './apiError';

const detailCodes: ReadonlySet<ErrorCode> = new Set<ProblemCode>(['name_missing', 'terms_not_accepted']);

let askForDetails = (): Promise<boolean> => Promise.resolve(false);

/** `ask` resolves to true once the account has its details, or to false if the shopper declines. */
export function onDetailsMissing(ask: () => Promise<boolean>): void {
  askForDetails = ask;
}

/** Asks for the name or consent that the account lacks, then repeats the call, so that nothing typed is lost. */
export async function retryWithDetails<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const lacksDetails = error instanceof ApiError && detailCodes.has(error.code);
    if (!lacksDetails || !(await askForDetails())) throw error;
    return call();
  }
}
