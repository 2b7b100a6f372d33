import { eq } from 'drizzle-orm';
import type { OrderUpdates } from '../../../../src/domain/account/orderUpdatesSchema';
import { users } from '../../../database/accountTables';
import type { ServiceError } from '../../../platform/errors';
import { RecipientRefusedError } from '../../../platform/messages/recipientRefusedError';
import type { AppContext } from '../../context/appContext';
import { recipientRefused } from '../../people/authErrors';
import type { Destination } from '../../people/destination';
import type { UserRow } from '../../people/readSession';
import { findSuppression } from '../../messages/notices/suppressions';

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

export type UpdateRefusals = Record<keyof OrderUpdates, ServiceError | null>;

/**
 * Returns why a contact gets no messages although they are turned on: it sent STOP, or its server rejects it
 * permanently.
 */
export async function findUpdateRefusals(
  context: AppContext,
  { email, phoneNumber }: UserRow,
): Promise<UpdateRefusals> {
  const findRefusal = async (channel: Destination['channel'], value: string | null) => {
    if (value === null) return null;
    const contact = { channel: channel === 'email' ? ('email' as const) : ('sms' as const), recipient: value };
    const reason = await findSuppression(context, contact);
    return reason && recipientRefused({ channel, value }, new RecipientRefusedError(reason, null));
  };
  return { email: await findRefusal('email', email), sms: await findRefusal('phone', phoneNumber) };
}
