import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { RetryNotice } from '../../ui/feedback/RetryNotice';
import { Spinner } from '../../ui/feedback/Spinner';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, radius, space } from '../../ui/theme/tokens';
import type { FirstOrder } from './useFirstOrder';

interface StarterOrderProps {
  order: FirstOrder;
  /** The pods are about to change. */
  isPending: boolean;
  /** In a column that has a button of its own for the battery. */
  isCompact: boolean;
  children?: ReactNode;
}

/** The first order's price and arrival, with the button that adds it. */
export function StarterOrder({ order, isCompact, isPending, children }: StarterOrderProps) {
  return (
    <Root data-compact={isCompact || undefined}>
      <div>
        <Heading level={isCompact ? 2 : 3} size="sub">
          <Sum order={order} />
        </Heading>
        {children && <Paragraph size="small">{children}</Paragraph>}
        <Paragraph size="small" tone="muted">
          <Terms order={order} />
        </Paragraph>
      </div>
      <Action order={order} isPending={isPending} isCompact={isCompact} />
    </Root>
  );
}

function Sum({ order }: Pick<StarterOrderProps, 'order'>) {
  const { t, formatMoney } = useWords('starter');
  const { totals, includesBattery, status, when, orderType } = order;
  const price = formatMoney({ amount: totals.subtotal });
  const suffix = includesBattery ? '' : '.pod';
  if (status === 'noAddress') return t(`starter.ask${suffix}`, { price });
  if (status !== 'ready' || !when) return t(`starter.sum${suffix}`, { price });
  return t(`starter.${orderType === 'pickup' ? 'pickup' : 'delivered'}${suffix}`, { price, when });
}

function Terms({ order }: Pick<StarterOrderProps, 'order'>) {
  const { t, formatMoney } = useWords('starter');
  const { totals, provider, status, when, later, orderType, isBatteryMissing } = order;
  const { due, missing } = totals;
  if (status !== 'ready' || !provider || !due) {
    const isDelivered = status !== 'unserved' && orderType === 'delivery';
    return [t('starter.beforeTaxes'), isDelivered && t('starter.licensed')].filter(Boolean).join(' ');
  }
  const dollars = (amount: number) => formatMoney({ amount });
  const named = { provider: provider.name };
  const total = { ...named, total: dollars(due.total) };
  const minimum = dollars(provider.deliveryTotalMinimum);
  return [
    isBatteryMissing && t('starter.noBattery', named),
    !when && (later ? t('starter.later', { ...named, when: later }) : t('starter.noWindow', named)),
    orderType === 'pickup'
      ? t('starter.due.pickup', total)
      : due.deliveryFeeTotal > 0
        ? t('starter.due', { ...total, fee: dollars(due.deliveryFeeTotal) })
        : t('starter.due.noFee', total),
    missing > 0 && t('starter.missing', { price: dollars(missing), minimum }),
  ]
    .filter(Boolean)
    .join(' ');
}

function addKey({ missing: [first, second] }: FirstOrder) {
  if (!first) return 'starter.inOrder';
  return second ? 'starter.add' : (`starter.add.${first}` as const);
}

function Action({ order, isPending, isCompact }: Omit<StarterOrderProps, 'children'>) {
  const { t } = useWords('starter');
  const askAddress = () => openPanel('address');
  const look = isCompact ? ({ variant: 'secondary' } as const) : ({ size: 'large' } as const);
  switch (order.status) {
    case 'noAddress':
      return (
        <Button {...look} onClick={askAddress}>
          {t('starter.enterAddress')}
        </Button>
      );
    case 'checking':
      return (
        // As tall as the button that replaces it.
        <Paragraph as="div" tone="muted" role="status" style={{ minHeight: 56 }}>
          <Spinner /> {t('starter.checking')}
        </Paragraph>
      );
    case 'failed':
      return <RetryNotice title={t('starter.failed')} retryLabel={t('app.retry')} onRetry={order.refresh} />;
    case 'offline':
      return <Notice tone="warning">{t('starter.offline')}</Notice>;
    case 'unserved':
      return (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="small" onClick={askAddress}>
              {t('starter.otherAddress')}
            </Button>
          }
        >
          {t('starter.unserved')}
        </Notice>
      );
    case 'ready':
      return (
        <Button {...look} onClick={order.add} disabled={isPending}>
          {t(addKey(order))}
        </Button>
      );
  }
}

/** Has room for the longest text, so that nothing moves once the dispensary is known. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  justify-items: start;
  gap: ${space[4]};
  min-height: 212px;
  > :first-child {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    > :first-child {
      min-height: 2lh;
      text-wrap: balance;
    }
    > p {
      max-width: 64ch;
    }
  }
  &:not([data-compact]) {
    padding: ${space[5]};
    border-radius: ${radius.large};
    background: ${color.paper};
  }
  ${media.belowTablet} {
    min-height: 260px;
    > :first-child > :first-child {
      min-height: 3lh;
    }
    /* One line for the longest label on common phones. */
    [data-size='large'] {
      width: 100%;
      padding-inline: ${space[4]};
      font-size: 1rem;
    }
  }
  ${media.desktop} {
    &:not([data-compact]) {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: auto;
      align-items: center;
      gap: ${space[8]};
      min-height: 140px;
      padding: ${space[6]};
    }
  }
  ${media.laptop} {
    &:not([data-compact]) > :first-child > :first-child {
      min-height: 1lh;
    }
  }
`;
