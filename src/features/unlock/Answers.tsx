import { useState, type ReactNode } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';

interface AnswersProps {
  yes: string;
  isBusy?: boolean;
  busyLabel?: string;
  onYes: () => void;
  onAgain: () => void;
  helpTitle: string;
  /** Help for the answer no. */
  children: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Large yes and no buttons, easy to hit while holding a battery. No shows help and a button to repeat the light. */
export function Answers({ yes, isBusy, busyLabel, onYes, onAgain, helpTitle, children }: AnswersProps) {
  const { t } = useWords('account', 'pods');
  const [isNo, setNo] = useState(false);
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <Button size="large" isWide {...{ isBusy, busyLabel }} onClick={onYes}>
          {yes}
        </Button>
        {!isNo && (
          <Button variant="secondary" size="large" isWide onClick={() => setNo(true)}>
            {t('unlock.no')}
          </Button>
        )}
      </Stack>
      {isNo && (
        <Stack $gap={5}>
          <Heading level={3} tabIndex={-1} ref={focus}>
            {helpTitle}
          </Heading>
          {children}
          <Button variant="secondary" size="large" isWide onClick={onAgain}>
            {t('unlock.again')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
