import { styled } from 'styled-components';
import type { CartTotals } from '../../domain/cart/cartTotals';
import type { OrderType } from '../../domain/order/orderStatus';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/text/Heading';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { OrderAmounts, type Charges } from './OrderAmounts';

interface OrderSummaryProps {
  items: CartTotals['items'];
  charges: Charges;
  orderType: OrderType;
  /** Names of the items that the dispensary does not have. */
  unavailable: readonly string[];
  isBeside: boolean;
}

/** Stays visible at every step: beside the steps or, on narrow screens, folded above them. */
export function OrderSummary({ items, charges, orderType, unavailable, isBeside }: OrderSummaryProps) {
  const { locale, t, formatMoney } = useWords('account', 'order');
  const isOffered = isFeatureOn('membership', useRegion(locale.country).code);
  const amounts = (
    <Stack $gap={5}>
      <OrderAmounts items={items} charges={charges} orderType={orderType} />
      {isOffered && charges.deliveryFeeTotal > 0 && (
        <Paragraph size="small" tone="muted">
          {t('checkout.members')}{' '}
          <TextLink as={LocalLink} to={routePath('account')}>
            {t('checkout.members.link')}
          </TextLink>
        </Paragraph>
      )}
      <div>
        <Button variant="secondary" size="small" onClick={() => openPanel('cart')}>
          {t('checkout.backToCart')}
        </Button>
      </div>
    </Stack>
  );
  return (
    <Stack as="aside" $gap={4} aria-label={t('checkout.summary')}>
      {unavailable.length > 0 && (
        <Notice tone="warning" title={unavailable.join(', ')}>
          {t('cart.itemUnavailable')}
        </Notice>
      )}
      {isBeside ? (
        <Card>
          <Stack $gap={5}>
            <Heading level={2} size="small">
              {t('checkout.summary')}
            </Heading>
            {amounts}
          </Stack>
        </Card>
      ) : (
        <Disclosure
          summary={
            <Line>
              {t('checkout.summary')} <strong>{formatMoney({ amount: charges.total })}</strong>
            </Line>
          }
        >
          {amounts}
        </Disclosure>
      )}
    </Stack>
  );
}

const Line = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
`;
