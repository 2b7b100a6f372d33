import { and, eq, isNull, ne } from 'drizzle-orm';
import type { OrderStatus } from '../../../../src/domain/order/orderStatus';
import type { Transaction } from '../../../database/client';
import { notices } from '../../../database/workTables';
import { orders } from '../../../database/orderTables';
import { users } from '../../../database/accountTables';
import { tracedMessage } from '../../../platform/tracing/queuedMessages';
import { isUpdateKind, type UpdateKind } from './orderUpdate';

interface Update {
  orderId: string;
  kind: OrderStatus | UpdateKind;
  /** The order's shopper. Read from the database if absent. */
  user?: Contacts;
  now: Date;
}

type Contacts = Pick<
  typeof users.$inferSelect,
  'email' | 'emailVerified' | 'emailUpdates' | 'phoneNumber' | 'phoneNumberVerified' | 'smsUpdates'
>;
type Recipient = Pick<typeof notices.$inferSelect, 'channel' | 'recipient'>;

export const getRecipients = (user: Contacts): Recipient[] => [
  ...(user.email !== null && user.emailVerified && user.emailUpdates
    ? [{ channel: 'email' as const, recipient: user.email }]
    : []),
  ...(user.phoneNumber !== null && user.phoneNumberVerified && user.smsUpdates
    ? [{ channel: 'sms' as const, recipient: user.phoneNumber }]
    : []),
];

/** The receipt is sent even if the status changes again within seconds. */
const receipt = 'COMPLETED' satisfies OrderStatus;

async function readContacts(transaction: Transaction, orderId: string): Promise<Contacts | undefined> {
  const [contacts] = await transaction
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      emailUpdates: users.emailUpdates,
      phoneNumber: users.phoneNumber,
      phoneNumberVerified: users.phoneNumberVerified,
      smsUpdates: users.smsUpdates,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  return contacts;
}

/** Replaces pending updates, except about a delay. Rows hold only the kind: the message is written when it is sent. */
export async function queueOrderUpdate(transaction: Transaction, { orderId, kind, user, now }: Update): Promise<void> {
  if (!isUpdateKind(kind)) return;
  const isPending = and(isNull(notices.sentAt), isNull(notices.deadAt), ne(notices.text, receipt));
  // A new order has no pending updates, and one that is late still has its status.
  if (kind !== 'PLACED' && kind !== 'LATE')
    await transaction.delete(notices).where(and(eq(notices.orderId, orderId), isPending));
  const contacts = user ?? (await readContacts(transaction, orderId));
  const recipients = contacts ? getRecipients(contacts) : [];
  if (!recipients.length) return;
  await transaction.insert(notices).values(
    recipients.map((to) => ({
      ...tracedMessage(),
      ...to,
      subject: '',
      text: kind,
      orderId,
      nextAt: now,
      createdAt: now,
    })),
  );
}
