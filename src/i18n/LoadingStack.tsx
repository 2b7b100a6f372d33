import type { ReactNode } from 'react';
import { Stack } from '../ui/layout/Stack';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import type { Space } from '../ui/theme/tokens';
import { useWords } from './LocaleContext';

/** Says that the page is loading, and hides the skeletons in it from screen readers. */
export function LoadingStack({ gap = 5, children }: { gap?: Space; children: ReactNode }) {
  const { t } = useWords();
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Stack aria-hidden $gap={gap}>
        {children}
      </Stack>
    </div>
  );
}
