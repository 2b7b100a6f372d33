import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { useBlockedNavigation } from '../../state/navigation/blockedNavigation';
import { Button } from '../../ui/Button';
import { PlainModal } from '../../ui/overlays/PlainModal';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';

const stay = () => useBlockedNavigation.setState({ blocked: null });

export function LeaveDialog() {
  const { t } = useWords('account');
  const blocked = useBlockedNavigation((state) => state.blocked);
  const textId = useId();
  const stayButton = useRef<HTMLButtonElement>(null);
  useEffect(() => stayButton.current?.focus(), []);
  return (
    <PlainModal
      isOpen={blocked !== null}
      title={t('leave.title')}
      onClose={stay}
      footer={
        <Stack $gap={3}>
          <Button ref={stayButton} size="large" isWide aria-describedby={textId} onClick={stay}>
            {t('leave.stay')}
          </Button>
          <Button variant="secondary" size="large" isWide onClick={blocked?.leave}>
            {t('leave.confirm')}
          </Button>
        </Stack>
      }
    >
      <Paragraph id={textId}>{t('leave.text')}</Paragraph>
    </PlainModal>
  );
}
