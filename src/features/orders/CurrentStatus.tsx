import type { RefObject } from 'react';
import { localizeReason } from '../../domain/order/endReasons';
import type { Order } from '../../domain/order/orderSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Heading } from '../../ui/text/Heading';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';

/** An order counts as just placed for ten minutes. */
const justPlacedMs = 600_000;

interface CurrentStatusProps {
  order: Order;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function CurrentStatus({ order, heading }: CurrentStatusProps) {
  const { locale, t } = useWords('account', 'order');
  const now = useCurrentMinute();
  const { orderType, status, events, provider, placedAt } = order;
  const reason = events.at(-1)?.reason;
  const isJustPlaced = status === 'PLACED' && now.getTime() - Date.parse(placedAt) < justPlacedMs;
  return (
    <Stack $gap={6}>
      {isJustPlaced && <Notice tone="success">{t('order.thanks', { provider: provider.name })}</Notice>}
      <Stack $gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t(`order.status.${orderType}.${status}`)}
        </Heading>
        <Paragraph tone="muted">{t(`order.about.${orderType}.${status}`)}</Paragraph>
        {reason && <Paragraph>{t('order.reason', { reason: localizeReason(reason, locale.language) })}</Paragraph>}
      </Stack>
    </Stack>
  );
}
