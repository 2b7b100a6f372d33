import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { styled } from 'styled-components';
import { copyText } from '../../data/share';
import { useWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/notifications/toasts';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

const mask = '••••••••';

/** Hides the key at first, in case somebody else can see the screen. */
export function PodKey({ podKey, title }: { podKey: string; title: string }) {
  const { t } = useWords('account', 'pods');
  const [isShown, setIsShown] = useState(false);
  const copy = async () => {
    if (await copyText(podKey)) showToast({ variant: 'success', message: t('pods.key.copied') });
    else showToast({ variant: 'error', message: t('pods.key.failed') });
  };
  const hiddenTitle = <VisuallyHidden> {title}</VisuallyHidden>;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Cluster $gap={2}>
      {isShown ? (
        <Letters>{podKey}</Letters>
      ) : (
        <>
          <Letters aria-hidden>{mask}</Letters>
          <VisuallyHidden>{t('pods.key.hidden')}</VisuallyHidden>
        </>
      )}
      <Button variant="quiet" size="small" icon={<Icon size={18} aria-hidden />} onClick={() => setIsShown(!isShown)}>
        {t(isShown ? 'pods.key.hide' : 'pods.key.show')}
        {hiddenTitle}
      </Button>
      <Button variant="quiet" size="small" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
        {t('pods.key.copy')}
        {hiddenTitle}
      </Button>
    </Cluster>
  );
}

const Letters = styled.code`
  min-width: 9ch;
  font-family: ui-monospace, monospace;
  letter-spacing: 0.08em;
`;
