import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import type { Database, Transaction } from '../../../database/client';
import { notices, suppressions } from '../../../database/workTables';
import type { RecipientRefusedError } from '../../../platform/messages/recipientRefusedError';
import type { AppContext } from '../../context/appContext';
import { destinationHashes, hashDestination } from '../../people/codeHash';
import type { Destination } from '../../people/destination';

type Channel = (typeof suppressions.$inferSelect)['channel'];
type Reason = (typeof suppressions.$inferSelect)['reason'];

interface Contact {
  channel: Channel;
  recipient: string;
}

/** Browsers end their push subscriptions themselves, so those are never suppressed. */
interface Recipient {
  channel: (typeof notices.$inferSelect)['channel'];
  recipient: string;
}

const isContact = (recipient: Recipient): recipient is Contact => recipient.channel !== 'push';

type Settings = AppContext['settings'];

const toDestination = ({ channel, recipient }: Contact): Destination => ({
  channel: channel === 'email' ? 'email' : 'phone',
  value: recipient,
});

const matchesContact = (settings: Settings, contact: Contact) =>
  and(
    eq(suppressions.channel, contact.channel),
    inArray(suppressions.recipientHash, destinationHashes(settings, toDestination(contact))),
  );

/** Returns null for a contact that gets messages. */
export async function findSuppression(
  { database, settings }: Pick<AppContext, 'settings'> & { database: Database | Transaction },
  contact: Contact,
): Promise<Reason | null> {
  const [found] = await database
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(matchesContact(settings, contact))
    // A key rotation can leave two rows. Prefer 'stop', the shopper's own decision, over 'bounce'.
    .orderBy(desc(suppressions.reason))
    .limit(1);
  return found?.reason ?? null;
}

export const isSuppressed = async (
  context: Pick<AppContext, 'settings'> & { database: Database | Transaction },
  recipient: Recipient,
): Promise<boolean> => isContact(recipient) && (await findSuppression(context, recipient)) !== null;

type SuppressionContext = Pick<AppContext, 'settings' | 'clock'>;

/** Also marks the account and deletes the contact's pending order updates. */
export async function recordSuppression(
  { settings, clock }: SuppressionContext,
  transaction: Transaction,
  { reason, ...contact }: Contact & { reason: Reason },
): Promise<void> {
  const { channel, recipient } = contact;
  const at = clock();
  // First, because sign-in locks the account before its suppressions too.
  if (channel === 'email' && reason === 'bounce')
    await transaction.update(users).set({ emailBouncedAt: at }).where(eq(users.email, recipient));
  await transaction
    .insert(suppressions)
    .values({ channel, recipientHash: hashDestination(settings, toDestination(contact)), reason, at })
    .onConflictDoUpdate({
      target: [suppressions.channel, suppressions.recipientHash],
      set: { reason, at },
      // A STOP is the shopper's decision and outlasts a bounce.
      setWhere: eq(suppressions.reason, 'bounce'),
    });
  await transaction
    .delete(notices)
    .where(
      and(
        eq(notices.channel, channel),
        eq(notices.recipient, recipient),
        isNotNull(notices.orderId),
        isNull(notices.sentAt),
      ),
    );
}

export const suppress = (
  context: SuppressionContext & Pick<AppContext, 'database'>,
  contact: Contact,
  reason: Reason,
): Promise<void> =>
  context.database.transaction((transaction) => recordSuppression(context, transaction, { ...contact, reason }));

/** Region errors concern our account, not the contact, so they are only logged. */
export async function recordRefusedRecipient(
  context: Pick<AppContext, 'database' | 'settings' | 'clock' | 'log'>,
  recipient: Recipient,
  error: RecipientRefusedError,
): Promise<void> {
  if (error.reason === 'region') context.log.error('Messages to a region are not enabled', { error });
  else if (isContact(recipient)) await suppress(context, recipient, error.reason);
}

export async function clearStop(
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
  phoneNumber: string,
) {
  const isStopped = and(
    matchesContact(settings, { channel: 'sms', recipient: phoneNumber }),
    eq(suppressions.reason, 'stop'),
  );
  await database.delete(suppressions).where(isStopped);
}

/** Removes a bounce, because the contact has received a code. Keeps a STOP. */
export async function clearBounce(
  { settings }: Pick<AppContext, 'settings'>,
  transaction: Transaction,
  { channel, value }: Destination,
): Promise<void> {
  const contact: Contact = { channel: channel === 'email' ? 'email' : 'sms', recipient: value };
  await transaction
    .delete(suppressions)
    .where(and(matchesContact(settings, contact), eq(suppressions.reason, 'bounce')));
}
