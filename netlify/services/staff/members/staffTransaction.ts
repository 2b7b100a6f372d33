import type { Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import type { AppContext } from '../../context/appContext';
import type { Actor } from '../audit/appendAudit';
import { toActor, lockStaffSession, type SignedInStaff } from './staffSession';

/** Who acts, and the dispensary that it is about. */
export interface StaffScope {
  signedIn: SignedInStaff;
  providerId: string;
}

interface StaffAction {
  transaction: Transaction;
  actor: Actor;
  now: Date;
}

export const staffTransaction = <Result>(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  signedIn: SignedInStaff,
  work: (action: StaffAction) => Promise<Result>,
): Promise<Result> =>
  retryTransaction(database, async (transaction) => {
    await lockStaffSession(transaction, signedIn);
    return work({ transaction, actor: toActor(signedIn), now: clock() });
  });
