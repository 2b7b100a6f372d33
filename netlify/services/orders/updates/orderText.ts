import type { Settings } from '../../../platform/settings/settings';
import { asSentence, labeled } from '../../messages/mail/punctuation';
import { getReason, type OrderUpdate } from './orderMail';
import { updateWords } from './orderUpdateWords';
import { formatWindow } from './formatWindow';

/** Lock screens show text messages, so there is no name, street or item. */
export function orderText(
  settings: Pick<Settings, 'brandName'>,
  { isFirst, ...update }: OrderUpdate & { isFirst: boolean },
): string {
  const { order, kind, localeId, link } = update;
  const words = updateWords[localeId];
  const { provider, orderType, slot, eta } = order;
  const { short } = words.kind[orderType][kind];
  const isTimed = kind === 'PLACED' || kind === 'ACCEPTED' || kind === 'ON_THE_WAY' || kind === 'READY_PICKUP';
  const arrival = orderType === 'delivery' ? eta : null;
  const time = formatWindow(arrival ?? slot, {
    localeId,
    timezone: provider.timezone,
    length: 'short',
    hours: (start, end) => `${start}-${end}`,
  });
  const reason = getReason(update)?.replaceAll(/\s+/g, ' ');
  const timing = isTimed ? [arrival ? `${words.arriving} ${time}` : time] : [];
  return [
    asSentence(
      labeled(
        localeId,
        settings.brandName,
        [words.subject(order.orderNumber, short), provider.name, ...timing].join(', '),
      ),
    ),
    ...(reason ? [asSentence(labeled(localeId, words.reason, reason))] : []),
    link,
    ...(isFirst ? [words.stop] : []),
  ].join(' ');
}
