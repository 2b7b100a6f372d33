import { formatPhoneNumber } from '../../../src/domain/account/phoneNumber';
import { formatMoney } from '../../../src/domain/money/money';
import type { Customer } from '../../../src/domain/order/customerSchema';
import type { OpenOrder } from './dispensaryClient';

/** Example: 'Wed, Jul 1, 11:00 AM – 12:00 PM PDT'. */
function describeWindow({ slot, provider }: OpenOrder['order']): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: provider.timezone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // Intl puts narrow spaces around the dash and before AM and PM, which some terminals show as boxes.
  return format.formatRange(new Date(slot.start), new Date(slot.end)).replace(/\s/g, ' ');
}

function describeCustomer(customer: Customer): string {
  const unverified = (isVerified: boolean) => (isVerified ? '' : ' (not verified)');
  const { givenName, familyName, email, emailVerified, phoneNumber, phoneNumberVerified, othersAtAddress } = customer;
  const references = [
    phoneNumber && formatPhoneNumber(phoneNumber) + unverified(phoneNumberVerified),
    email && email + unverified(emailVerified),
    othersAtAddress > 0 && `one of ${othersAtAddress + 1} new customers at this address`,
  ];
  return [[givenName, familyName].filter(Boolean).join(' ') || 'no name', ...references].filter(Boolean).join(', ');
}

export function describeOrder({ provider, order }: OpenOrder): string {
  const { orderNumber, status, total, customer, items, deliveryAddress, note } = order;
  return [
    `${orderNumber}  ${status}  ${formatMoney(total)}  ${provider.name} (${provider.id})`,
    `  for ${describeCustomer(customer)}`,
    `  ${items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')}`,
    `  to ${deliveryAddress.description}, ${describeWindow(order)}${note ? `, note: ${note}` : ''}`,
  ].join('\n');
}

function isCalled({ orderNumber, detailsId, orderLogId }: OpenOrder['order'], typed: string): boolean {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return orderNumber.startsWith(number) || detailsId.startsWith(typed) || orderLogId.startsWith(typed);
}

/** Throws with a hint if no order, or more than one, matches. */
export function pickOrder(open: OpenOrder[], typed: string): OpenOrder {
  const found = typed === 'latest' ? open.slice(0, 1) : open.filter(({ order }) => isCalled(order, typed));
  if (found.length === 1) return found[0]!;
  throw new Error(
    found.length === 0
      ? `No open order matches ${typed}. There are ${open.length}; list them with "orders".`
      : `${found.length} open orders start with ${typed}. Type more of the number.`,
  );
}
