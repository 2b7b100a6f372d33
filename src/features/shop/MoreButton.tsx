import { styled } from 'styled-components';
import { useLocale } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/tokens';

interface MoreButtonProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** How much of a list is seen, and the way to see more. */
export function MoreButton({ shown, total, onMore }: MoreButtonProps) {
  const { t } = useLocale();
  return (
    <Root>
      <Text size="small" tone="muted">
        {t('list.shown', { shown, total })}
      </Text>
      <Button variant="secondary" onClick={onMore}>
        {t('list.showMore')}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding-top: ${space[8]};
`;
