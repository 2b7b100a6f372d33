import { styled } from 'styled-components';
import type { CheckedKey } from '../../domain/unlock/unlockSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { flushQuiet } from '../../ui/layout/Flush';
import { Paragraph } from '../../ui/text/Paragraph';

const groupCode = (podKey: string) => `${podKey.slice(0, 4)} ${podKey.slice(4)}`;

interface CurrentPodProps {
  checked: CheckedKey;
  onOtherCode: () => void;
}

/** Names the pod and offers to switch, because an unlock can be resumed hours later. */
export function CurrentPod({ checked, onOtherCode }: CurrentPodProps) {
  const { t } = useWords('account', 'pods');
  return (
    <Row $isSpread>
      <Paragraph size="label" tone="muted">
        {checked.batch?.title ?? t('unlock.done.unnamed')} · {groupCode(checked.podKey)}
      </Paragraph>
      <Button variant="quiet" size="small" onClick={onOtherCode}>
        {t('unlock.otherCode')}
      </Button>
    </Row>
  );
}

const Row = styled(Cluster)`
  ${flushQuiet}
`;
