import { styled } from 'styled-components';
import { isItemAvailable } from '../../domain/cart/availableItems';
import type { CartItem } from '../../domain/cart/cart';
import type { CartTotals } from '../../domain/cart/cartTotals';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery/delivery';
import { useRegion } from '../../state/region';
import { useKnownMember } from '../../state/session/useIsMember';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/text/Heading';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { media } from '../../ui/theme/tokens';
import { OrderAmounts, type Charges } from './OrderAmounts';

interface OrderSummaryProps {
  /** All items of the cart. `totals` leaves out those that the dispensary does not have. */
  items: readonly CartItem[];
  totals: CartTotals;
  charges: Charges;
  delivery: Pick<Delivery, 'offers' | 'orderType'>;
  isBeside: boolean;
}

/** Stays visible at every step: beside the steps or, on narrow screens, folded above them. */
export function OrderSummary({ items, totals, charges, delivery, isBeside }: OrderSummaryProps) {
  const { locale, t, formatMoney } = useWords('account', 'order');
  const isOffered = isFeatureOn('membership', useRegion(locale.country).code);
  const isMember = useKnownMember(locale.country);
  const unavailable = items
    .filter(({ productVariantId }) => !isItemAvailable(productVariantId, delivery.offers))
    .map(({ metadata }) => metadata.name);
  const amounts = (
    <Stack $gap={5}>
      <OrderAmounts items={totals.items} charges={charges} orderType={delivery.orderType} />
      {isOffered && isMember === false && charges.deliveryFeeTotal > 0 && (
        <Paragraph size="small" tone="muted">
          {t('checkout.members')}{' '}
          <TextLink as={LocalLink} to={`${routePath('support')}#membership`}>
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
    <Aside as="aside" $gap={4} aria-label={t('checkout.summary')}>
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
    </Aside>
  );
}

const Aside = styled(Stack)`
  ${media.desktop} {
    position: sticky;
    top: 104px;
    ${media.shortPage} {
      position: static;
    }
  }
`;

const Line = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
`;
