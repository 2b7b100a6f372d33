import { useState, type ReactNode } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';

interface YesNoButtonsProps {
  yesLabel: string;
  isBusy?: boolean;
  busyLabel?: string;
  onYes: () => void;
  onRepeatLight: () => void;
  helpTitle: string;
  /** Shown after No. */
  children: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Large yes and no buttons, easy to hit while holding a battery. No shows help and a button to repeat the light. */
export function YesNoButtons({
  yesLabel,
  isBusy,
  busyLabel,
  onYes,
  onRepeatLight,
  helpTitle,
  children,
}: YesNoButtonsProps) {
  const { t } = useWords('account', 'pods');
  const [hasAnsweredNo, setAnsweredNo] = useState(false);
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <Button size="large" isWide {...{ isBusy, busyLabel }} onClick={onYes}>
          {yesLabel}
        </Button>
        {!hasAnsweredNo && (
          <Button variant="secondary" size="large" isWide onClick={() => setAnsweredNo(true)}>
            {t('unlock.no')}
          </Button>
        )}
      </Stack>
      {hasAnsweredNo && (
        <Stack $gap={5}>
          <Heading level={3} tabIndex={-1} ref={focus}>
            {helpTitle}
          </Heading>
          {children}
          <Button variant="secondary" size="large" isWide onClick={onRepeatLight}>
            {t('unlock.again')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
