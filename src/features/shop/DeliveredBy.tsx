import { styled } from 'styled-components';
import { useFiltersWords } from '../../i18n/LocaleContext';
import { Text } from '../../ui/Text';
import { media } from '../../ui/theme/tokens';

/** Names the dispensary whose stock the cards show, on wide screens. */
export function DeliveredBy({ provider }: { provider: string }) {
  const { t } = useFiltersWords();
  return (
    <Root size="small" tone="muted">
      {t('list.deliveredBy', { provider })}
    </Root>
  );
}

const Root = styled(Text)`
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
