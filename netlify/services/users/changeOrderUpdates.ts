import { eq } from 'drizzle-orm';
import type { OrderUpdates } from '../../../src/domain/account/orderUpdatesSchema';
import { users } from '../../database/accountTables';
import type { AppContext } from '../appContext';
import type { UserRow } from '../auth/readSession';

export const presentOrderUpdates = ({ emailUpdates, smsUpdates }: UserRow): OrderUpdates => ({
  email: emailUpdates,
  sms: smsUpdates,
});

/** A number that sent STOP stays silent until it sends START. */
export async function changeOrderUpdates(
  { database }: AppContext,
  userId: string,
  { email, sms }: OrderUpdates,
): Promise<OrderUpdates> {
  await database.update(users).set({ emailUpdates: email, smsUpdates: sms }).where(eq(users.id, userId));
  return { email, sms };
}
