import type { Membership } from '../../../src/domain/account/membershipSchema';
import type { AppContext } from '../appContext';
import type { UserRow } from '../auth/readSession';
import { hasUsedTrial } from '../users/pastUses';
import { presentMembership } from './membershipRow';
import { currentMembership } from './renewMembership';

export async function readMembership(
  context: AppContext,
  user: Pick<UserRow, 'id' | 'email' | 'phoneNumber'>,
): Promise<Membership> {
  const row = await currentMembership(context, user.id);
  return presentMembership(context, row, row !== null || (await hasUsedTrial(context, user)));
}
