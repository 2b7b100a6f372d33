import { eq } from 'drizzle-orm';
import type { AlertChannel } from '../../../src/domain/account/stockAlertSchema';
import type { Transaction } from '../../database/client';
import { pushSubscriptions } from '../../database/pushTables';
import { ServiceError } from '../../platform/errors';
import { RecipientRefusedError } from '../../platform/messages/recipientRefusedError';
import type { AppContext } from '../context/appContext';
import { findSuppression } from '../messages/notices/suppressions';
import { pushOff, subscriptionUnknown } from '../messages/push/pushSubscription';
import { recipientRefused } from '../people/authErrors';
import type { UserRow } from '../people/readSession';

const provenEmail = ({ email, emailVerified }: UserRow) => (emailVerified ? email : null);
const provenPhone = ({ phoneNumber, phoneNumberVerified }: UserRow) => (phoneNumberVerified ? phoneNumber : null);

const emailUnverified = () =>
  new ServiceError({
    code: 'email_unverified',
    detail: 'Verify an email address in your account first, so that we can write to you.',
  });
const phoneUnverified = () =>
  new ServiceError({
    code: 'phone_unverified',
    detail: 'Verify a phone number in your account first, so that we can text you.',
  });

interface Reader {
  user: UserRow;
  channel: AlertChannel;
}

async function requireBrowser({ push }: AppContext, transaction: Transaction, { user }: Reader): Promise<void> {
  if (!push) throw pushOff();
  const browsers = await transaction.$count(pushSubscriptions, eq(pushSubscriptions.userId, user.id));
  if (!browsers) throw subscriptionUnknown();
}

/** Throws unless a message on the channel would reach the shopper: a contact may have sent STOP, for example. */
export async function requireReachable(context: AppContext, transaction: Transaction, reader: Reader): Promise<void> {
  const { user, channel } = reader;
  if (channel === 'push') return requireBrowser(context, transaction, reader);
  const recipient = channel === 'email' ? provenEmail(user) : provenPhone(user);
  if (recipient === null) throw channel === 'email' ? emailUnverified() : phoneUnverified();
  const { settings } = context;
  const reason = await findSuppression({ database: transaction, settings }, { channel, recipient });
  if (!reason) return;
  const destination = { channel: channel === 'email' ? ('email' as const) : ('phone' as const), value: recipient };
  throw recipientRefused(destination, new RecipientRefusedError(reason, null));
}
