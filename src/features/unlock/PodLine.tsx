import { styled } from 'styled-components';
import type { CheckedKey } from '../../domain/unlock/unlockSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { flushQuiet } from '../../ui/layout/Flush';
import { Text } from '../../ui/text/Text';

const spaced = (podKey: string) => `${podKey.slice(0, 4)} ${podKey.slice(4)}`;

interface PodLineProps {
  checked: CheckedKey;
  onOther: () => void;
}

/** Names the pod and offers to switch, because an unlock can be resumed hours later. */
export function PodLine({ checked, onOther }: PodLineProps) {
  const { t } = useWords('account', 'pods');
  return (
    <Line $isSpread>
      <Text size="label" tone="muted">
        {checked.batch?.title ?? t('unlock.done.unnamed')} · {spaced(checked.podKey)}
      </Text>
      <Button variant="quiet" size="small" onClick={onOther}>
        {t('unlock.otherCode')}
      </Button>
    </Line>
  );
}

const Line = styled(Cluster)`
  ${flushQuiet}
`;
