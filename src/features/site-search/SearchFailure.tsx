import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';

export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords('search');
  return (
    <Stack $gap={4} role="alert">
      <Paragraph>{t('error.network')}</Paragraph>
      <Button variant="secondary" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </Stack>
  );
}
