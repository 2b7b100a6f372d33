import { localeOf } from '../../../../src/domain/region/locales';
import type { Settings } from '../../../platform/settings/settings';
import type { OrderUpdate } from './orderMail';
import { updateWords } from './orderUpdateWords';
import { formatWindow } from './formatWindow';

/** Lock screens show text messages, so there is no name, street, item or reason. */
export function orderText(
  settings: Pick<Settings, 'brandName'>,
  { order, status, localeId, link }: OrderUpdate,
): string {
  const words = updateWords[localeOf(localeId).language];
  const { provider, orderType, slot, eta } = order;
  const { short } = words.status[orderType][status];
  const isTimed = status === 'PLACED' || status === 'ACCEPTED' || status === 'ON_THE_WAY' || status === 'READY_PICKUP';
  const time = formatWindow(orderType === 'delivery' ? (eta ?? slot) : slot, {
    localeId,
    timezone: provider.timezone,
    length: 'short',
    hours: (start, end) => `${start}-${end}`,
  });
  return [
    `${settings.brandName}: ${words.subject(order.orderNumber, short)}, ${provider.name}${isTimed ? `, ${time}` : ''}.`,
    link,
    ...(status === 'PLACED' ? [words.stop] : []),
  ].join(' ');
}
