import { styled } from 'styled-components';
import { formatMoney } from '../../domain/money';
import { shownWhereOn } from '../../domain/region/shownIn';
import { useProductWords } from '../../i18n/LocaleContext';
import { Text } from '../../ui/Text';
import { text } from '../../ui/theme/tokens';

interface OfferPriceProps {
  /** Dollars; null where no price is known. */
  price: number | null;
  /** Whether it is the dispensary's own price. */
  isOffer?: boolean;
}

/** A price, where the region shows prices (D-07). */
export function OfferPrice({ price, isOffer = false }: OfferPriceProps) {
  const { t } = useProductWords();
  if (price === null) return null;
  return (
    <div {...shownWhereOn('priceDisplay')}>
      <Amount>{formatMoney({ amount: price })}</Amount>
      <Text size="small" tone="muted">
        {t(isOffer ? 'product.priceNote' : 'money.beforeTaxes')}
      </Text>
    </div>
  );
}

const Amount = styled.strong`
  ${text.section};
`;
