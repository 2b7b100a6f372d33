import { styled } from 'styled-components';
import { formatDistance } from '../../../i18n/formatDistance';
import { useWords } from '../../../i18n/LocaleContext';
import { Paragraph } from '../../../ui/text/Paragraph';
import { media } from '../../../ui/theme/tokens';
import type { ListDelivery } from './listDelivery';

/** Hidden on narrow screens. */
export function DeliveredBy({ provider }: { provider: NonNullable<ListDelivery['provider']> }) {
  const { locale, t } = useWords('shop', 'filters');
  const { name, licence, distanceKm } = provider;
  return (
    <Root size="small" tone="muted">
      {t('list.deliveredBy', { provider: name, licence })}
      {distanceKm !== undefined && ` · ${t('list.distance', { distance: formatDistance(distanceKm, locale) })}`}
    </Root>
  );
}

const Root = styled(Paragraph)`
  display: none;
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.tablet} {
    display: block;
  }
`;
