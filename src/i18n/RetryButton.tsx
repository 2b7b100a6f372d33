import type { ComponentProps } from 'react';
import { Button } from '../ui/Button';
import { useWords } from './LocaleContext';

export function RetryButton(props: ComponentProps<typeof Button>) {
  const { t } = useWords();
  return (
    <Button size="small" {...props}>
      {t('app.retry')}
    </Button>
  );
}
