import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shownWhereOn } from '../../../domain/region/shownIn';
import { useWords } from '../../../i18n/LocaleContext';
import { Paragraph } from '../../../ui/text/Paragraph';
import { space, text } from '../../../ui/theme/tokens';

interface OfferPriceProps {
  /** In dollars; null if no price is known. */
  price: number | null;
  isDispensaryPrice?: boolean;
  /** A short note beside the price. */
  children?: ReactNode;
}

export function OfferPrice({ price, isDispensaryPrice = false, children }: OfferPriceProps) {
  const { t, formatMoney } = useWords('product');
  if (price === null) return null;
  return (
    <div {...shownWhereOn('priceDisplay')}>
      <Line>
        <Amount>{formatMoney({ amount: price })}</Amount>
        {children}
      </Line>
      <Paragraph size="small" tone="muted">
        {t(isDispensaryPrice ? 'product.priceNote' : 'money.beforeTaxes')}
      </Paragraph>
    </div>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: baseline;
  justify-content: space-between;

  /* The wider fallback font would wrap the note below the price. */
  > * + * {
    margin-block: calc(${space[1]} * -1);
  }
`;

const Amount = styled.strong`
  ${text.section};
`;
