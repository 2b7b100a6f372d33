import { useState } from 'react';
import { styled } from 'styled-components';
import type { PackCode } from '../../domain/laboratory/packCode';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Modal } from '../../ui/overlays/Modal';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, radius } from '../../ui/theme/tokens';
import { useScan } from './useScan';
import { RetryButton } from '../../i18n/RetryButton';

interface ScanDialogProps {
  onCode: (code: PackCode) => void;
  onClose: () => void;
}

export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const { t } = useWords('lab');
  const [attempt, setAttempt] = useState(0);
  return (
    <Modal isOpen title={t('scan.title')} onClose={onClose} closeLabel={t('scan.close')}>
      <Viewfinder key={attempt} onCode={onCode} onRetry={() => setAttempt(attempt + 1)} />
    </Modal>
  );
}

interface ViewfinderProps extends Pick<ScanDialogProps, 'onCode'> {
  onRetry: () => void;
}

function Viewfinder({ onCode, onRetry }: ViewfinderProps) {
  const { t } = useWords('lab');
  const { video, fault, isLive, isUnrecognized } = useScan(onCode);
  if (fault)
    return (
      <Notice tone="warning" action={fault === 'failed' && <RetryButton variant="secondary" onClick={onRetry} />}>
        {t(`scan.${fault}`)}
      </Notice>
    );
  return (
    <Stack $gap={4}>
      <Paragraph role="status">{t(isUnrecognized ? 'scan.foreign' : isLive ? 'scan.text' : 'scan.starting')}</Paragraph>
      <Frame>
        {/* The camera's stream has no sound, so it needs no captions. */}
        <video ref={video} muted playsInline aria-hidden />
      </Frame>
    </Stack>
  );
}

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: ${radius.medium};
  background: ${color.ink};
  overflow: hidden;
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
