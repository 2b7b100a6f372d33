import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { providerProductsQuery } from '../../../data/delivery/deliveryCalls';
import { serverClock } from '../../../data/serverClock';
import { formatAgo } from '../../../i18n/time/formatAgo';
import { useWords } from '../../../i18n/LocaleContext';
import { useCurrentMinute } from '../../../state/hooks/useCurrentMinute';
import { Spinner } from '../../../ui/feedback/Spinner';
import { color, text } from '../../../ui/theme/tokens';

/**
 * Shows the age of the stock figures, with a button to refetch them. Not a live region, because the age changes every
 * minute.
 */
export function StockAge({ providerId }: { providerId: string }) {
  const { locale, t } = useWords('product', 'details');
  const now = useCurrentMinute().getTime();
  const { dataUpdatedAt, isFetching, isError, refetch } = useQuery(providerProductsQuery(providerId));
  // `dataUpdatedAt` uses the device's clock.
  const when = formatAgo(Math.max(0, now - serverClock.offsetMs - dataUpdatedAt), locale);
  return (
    <Line>
      {t('product.checked', { when })} ·{' '}
      <button type="button" aria-disabled={isFetching || undefined} onClick={() => void (isFetching || refetch())}>
        {t('product.checkAgain')}
      </button>
      {isFetching && <Spinner />}
      <span role="status">{isError && !isFetching && t('error.network')}</span>
    </Line>
  );
}

const Line = styled.p`
  ${text.small};
  color: ${color.muted};
  > button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.22em;
    cursor: pointer;
  }
  > [role='status'] {
    display: block;
  }
`;
