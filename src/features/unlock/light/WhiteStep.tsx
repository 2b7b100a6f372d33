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
import { Paragraph } from '../../../ui/text/Paragraph';
import { YesNoButtons } from '../YesNoButtons';
import { PointList } from '../PointList';
import { UnlockErrorNotice } from '../UnlockErrorNotice';
import { StepPage } from '../StepPage';
import { RingLight } from './RingLight';
import { useConfirmActivation } from '../useConfirmActivation';

interface WhiteStepProps {
  activation: Activation;
  onUnlocked: (pod: UserPod) => void;
  onExpired: () => void;
  onRepeatLight: () => void;
  onOtherCode: () => void;
}

const helpIds = ['wait', 'pod', 'again'] as const;

type FailureProps = ReturnType<typeof useConfirmActivation> & Pick<WhiteStepProps, 'onOtherCode'>;

/** After a network failure, the shopper can retry without answering again. */
function ConfirmFailure({ isPending, error, confirm, onOtherCode }: FailureProps) {
  const { t } = useWords('account', 'pods');
  if (!error) return null;
  const title = t('unlock.white.failed');
  if (error.code === 'pod_taken')
    return (
      <>
        <UnlockErrorNotice {...{ error, title }} onRetry={confirm} />
        <Button variant="secondary" size="large" isWide onClick={onOtherCode}>
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
export function WhiteStep({ activation, onUnlocked, onExpired, onRepeatLight, onOtherCode }: WhiteStepProps) {
  const { t } = useWords('account', 'pods');
  const offline = useOfflineMessage(t('unlock.offline'));
  const confirmation = useConfirmActivation({ activation, onUnlocked, onExpired });
  return (
    <StepPage
      id="white"
      title={t('unlock.white.title')}
      lead={t('unlock.white.lead')}
      picture={<RingLight shown="white" />}
    >
      {offline && <Notice tone="warning">{offline}</Notice>}
      <ConfirmFailure {...confirmation} onOtherCode={onOtherCode} />
      <YesNoButtons
        yesLabel={t('unlock.white.yes')}
        isBusy={confirmation.isPending}
        busyLabel={t('unlock.white.confirming')}
        helpTitle={t('unlock.white.help')}
        onYes={confirmation.confirm}
        onRepeatLight={onRepeatLight}
      >
        <PointList points={helpIds.map((id) => t(`unlock.white.help.${id}`))} />
        <Paragraph>{t('unlock.white.help.contact')}</Paragraph>
        <Flush>
          <ButtonLink as={LocalLink} to={routePath('support')} $variant="quiet">
            {t('app.contactUs')}
          </ButtonLink>
        </Flush>
      </YesNoButtons>
    </StepPage>
  );
}
