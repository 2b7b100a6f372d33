import { styled } from 'styled-components';
import { useShopWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/tokens';

interface MoreButtonProps {
  shown: number;
  total: number;
  isBusy: boolean;
  onMore: () => void;
}

/** Says how much of a list is shown, with a button to show more. */
export function MoreButton({ shown, total, isBusy, onMore }: MoreButtonProps) {
  const { t } = useShopWords();
  return (
    <Root>
      <Text size="small" tone="muted">
        {t('list.shown', { shown, total })}
      </Text>
      <Button variant="secondary" isBusy={isBusy} onClick={onMore}>
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
