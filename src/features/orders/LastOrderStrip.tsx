import { styled } from 'styled-components';
import type { Order } from '../../domain/order/orderSchema';
import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { asIsland } from '../../state/QueryIsland';
import { useRegion } from '../../state/region';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { ReorderButton } from './ReorderButton';
import { summarizeItems } from './summarizeItems';
import { useHasDelivery } from './useHasDelivery';
import { useLastOrder } from './useLastOrder';

/** Stays empty if the orders cannot be loaded, because the page is complete without them. */
export const LastOrderStrip = () => useHasDelivery() && <LastOrder />;

const LastOrder = asIsland(() => {
  const order = useLastOrder();
  return order ? <Strip order={order} /> : null;
});

function Strip({ order }: { order: Order }) {
  const words = useWords('account', 'order');
  const { locale, t, formatMoney } = words;
  const hasPrices = isFeatureOn('priceDisplay', useRegion(locale.country).code);
  return (
    <Bar aria-label={t('order.again.home')}>
      <Items to={order.detailsPagePath}>
        <span>
          <small>{order.provider.name}</small>
          {hasPrices && <strong>{formatMoney(order.total, { hideCurrency: true })}</strong>}
        </span>
        <span>{summarizeItems(order.items, words)}</span>
      </Items>
      <ReorderButton order={order} isQuick />
    </Bar>
  );
}

const Bar = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  width: fit-content;
  max-width: min(100%, 720px);
  height: 100%;
  padding-inline: ${space[4]} ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  ${media.belowDesktop} {
    width: 100%;
    max-width: none;
    height: auto;
    padding-block: ${space[2]};
  }
`;

const Items = styled(LocalLink)`
  display: grid;
  align-content: center;
  min-height: 44px;
  text-decoration: none;
  ${text.small};
  > span {
    display: flex;
    gap: ${space[3]};
    overflow: hidden;
    white-space: nowrap;
  }
  > :last-child {
    display: block;
    text-overflow: ellipsis;
  }
  small {
    overflow: hidden;
    font-size: inherit;
    color: ${color.muted};
    text-overflow: ellipsis;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  ${media.desktop} {
    grid-auto-flow: column;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
  }
`;
