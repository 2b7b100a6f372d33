import { styled } from 'styled-components';
import { useUnlockDraft } from '../../state/unlockDraft';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { flushQuiet } from '../../ui/layout/Flush';
import { Text } from '../../ui/text/Text';

const spaced = (podKey: string) => `${podKey.slice(0, 4)} ${podKey.slice(4)}`;

/** Names the pod and offers to switch, because an unlock can be resumed hours later. */
export function PodLine({ onOther }: { onOther: () => void }) {
  const { t } = useWords('account', 'pods');
  const checked = useUnlockDraft((draft) => draft.checked);
  if (!checked) return null;
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
