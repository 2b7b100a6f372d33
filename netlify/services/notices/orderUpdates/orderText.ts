import type { Settings } from '../../../platform/settings/settings';
import type { OrderUpdate } from './orderMail';
import { updateWords } from './orderUpdateWords';
import { formatWindow } from './formatWindow';

/** Lock screens show text messages, so there is no name, street, item or reason. */
export function orderText(
  settings: Pick<Settings, 'brandName'>,
  { order, status, localeId, link, isFirst }: OrderUpdate & { isFirst: boolean },
): string {
  const words = updateWords[localeId];
  const { provider, orderType, slot, eta } = order;
  const { short } = words.status[orderType][status];
  const isTimed = status === 'PLACED' || status === 'ACCEPTED' || status === 'ON_THE_WAY' || status === 'READY_PICKUP';
  const arrival = orderType === 'delivery' ? eta : null;
  const time = formatWindow(arrival ?? slot, {
    localeId,
    timezone: provider.timezone,
    length: 'short',
    hours: (start, end) => `${start}-${end}`,
  });
  const timing = isTimed ? [arrival ? `${words.arriving} ${time}` : time] : [];
  return [
    `${settings.brandName}: ${[words.subject(order.orderNumber, short), provider.name, ...timing].join(', ')}.`,
    link,
    ...(isFirst ? [words.stop] : []),
  ].join(' ');
}
