import { styled } from 'styled-components';
import { useWords } from '../../../i18n/LocaleContext';
import { Paragraph } from '../../../ui/text/Paragraph';
import { media } from '../../../ui/theme/tokens';
import type { ListDelivery } from './listDelivery';

/** Hidden on narrow screens. */
export function DeliveredBy({ provider }: { provider: NonNullable<ListDelivery['provider']> }) {
  const { t } = useWords('shop', 'filters');
  return (
    <Root size="small" tone="muted">
      {t('list.deliveredBy', { provider: provider.name, licence: provider.licence })}
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
