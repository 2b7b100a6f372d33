import { dateFormatter } from '../../../i18n/time/dateFormatter';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';

/** Falls back to the email address if the name is unknown. */
export function customerName({ customer }: Pick<ConsoleOrder, 'customer'>): string {
  const name = [customer.givenName, customer.familyName].filter(Boolean).join(' ');
  return name || customer.email || 'No name';
}

/** Returns 'One of 3 new customers at this address', or null if there is no such warning. */
export const addressWarning = ({ customer: { othersAtAddress } }: Pick<ConsoleOrder, 'customer'>): string | null =>
  othersAtAddress > 0 ? `One of ${othersAtAddress + 1} new customers at this address` : null;

/** Returns null unless a message did not arrive. */
export function undeliveredWarning({ messages }: Pick<ConsoleOrder, 'messages'>): string | null {
  const { emailBouncedAt, textStatus, textError } = messages;
  const isTextLost = textStatus === 'undelivered' || textStatus === 'failed';
  const code = textError === null ? '' : ` (Twilio ${textError})`;
  const warnings = [
    ...(emailBouncedAt === null ? [] : ['Emails to the customer bounce.']),
    ...(isTextLost ? [`The last text message was not delivered${code}.`] : []),
  ];
  return warnings.length ? warnings.join(' ') : null;
}

const timeFormatter = (timeZone: string) =>
  dateFormatter('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** 'Tue, Nov 3, 2:00 – 3:00 PM'. */
export const formatTimeRange = (timezone: string, { start, end }: { start: string; end: string }) =>
  timeFormatter(timezone).formatRange(new Date(start), new Date(end));

/** Uses the dispensary's time zone. */
export const formatOrderWindow = ({ provider, slot }: Pick<ConsoleOrder, 'provider' | 'slot'>): string =>
  formatTimeRange(provider.timezone, slot);

/** Null if nobody entered an arrival time. */
export const formatEta = ({ provider, eta }: Pick<ConsoleOrder, 'provider' | 'eta'>): string | null =>
  eta && formatTimeRange(provider.timezone, eta);

export const formatOrderTime = ({ provider }: Pick<ConsoleOrder, 'provider'>, instant: string): string =>
  timeFormatter(provider.timezone).format(new Date(instant));
