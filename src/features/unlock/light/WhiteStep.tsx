import { routePath } from '../../../domain/site/routing/routes';
import type { Activation } from '../../../domain/unlock/unlockSchema';
import type { UserPod } from '../../../domain/unlock/userPodSchema';
import { errorMessage } from '../../../i18n/errorMessage';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { useOfflineMessage } from '../../../state/notifications/useOfflineMessage';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Flush } from '../../../ui/layout/Flush';
import { Notice } from '../../../ui/feedback/Notice';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';
import { Text } from '../../../ui/text/Text';
import { Answers } from '../Answers';
import { PointList } from '../PointList';
import { UnlockRefusal } from '../UnlockRefusal';
import { StepPage } from '../StepPage';
import { useConfirming } from '../useConfirming';

interface WhiteStepProps {
  activation: Activation;
  onUnlocked: (pod: UserPod) => void;
  onExpired: () => void;
  onAgain: () => void;
  onOther: () => void;
}

const help = ['wait', 'pod', 'again'] as const;

type FailureProps = ReturnType<typeof useConfirming> & Pick<WhiteStepProps, 'onOther'>;

/** Explains why the server refused the confirmation. After a network failure, the answer is kept for a retry. */
function ConfirmFailure({ isPending, error, confirm, onOther }: FailureProps) {
  const { t } = useWords('account', 'pods');
  if (!error) return null;
  const title = t('unlock.white.failed');
  if (error.code === 'pod_taken')
    return (
      <>
        <UnlockRefusal {...{ error, title }} onRetry={confirm} />
        <Button variant="secondary" size="large" isWide onClick={onOther}>
          {t('unlock.otherCode')}
        </Button>
      </>
    );
  return (
    <RetryNotice retryLabel={t('app.retry')} title={title} onRetry={confirm} isRetrying={isPending}>
      {errorMessage(error, t)} {t('unlock.white.failed.text')}
    </RetryNotice>
  );
}

/** Asks whether the battery turned white, which means that the pod is unlocked. */
export function WhiteStep({ activation, onUnlocked, onExpired, onAgain, onOther }: WhiteStepProps) {
  const { t } = useWords('account', 'pods');
  const offline = useOfflineMessage(t('unlock.offline'));
  const confirming = useConfirming({ activation, onUnlocked, onExpired });
  return (
    <StepPage id="white" title={t('unlock.white.title')} lead={t('unlock.white.lead')}>
      {offline && <Notice tone="warning">{offline}</Notice>}
      <ConfirmFailure {...confirming} onOther={onOther} />
      <Answers
        yes={t('unlock.white.yes')}
        isBusy={confirming.isPending}
        busyLabel={t('unlock.white.confirming')}
        helpTitle={t('unlock.white.help')}
        onYes={confirming.confirm}
        onAgain={onAgain}
      >
        <PointList points={help.map((id) => t(`unlock.white.help.${id}`))} />
        <Text>{t('unlock.white.help.contact')}</Text>
        <Flush>
          <ButtonLink as={LocalLink} to={routePath('support')} $variant="quiet">
            {t('app.contactUs')}
          </ButtonLink>
        </Flush>
      </Answers>
    </StepPage>
  );
}
