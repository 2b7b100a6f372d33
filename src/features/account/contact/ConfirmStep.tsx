import { formatDestination, isSameDestination } from '../../../domain/account/destination';
import type { User } from '../../../domain/account/userSchema';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Heading } from '../../../ui/text/Heading';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { ChangeCodeStep } from './ChangeCodeStep';
import { sendErrorText } from './contactChangeErrors';
import { confirmedDestinations, useConfirmation } from './useConfirmation';

interface ConfirmStepProps {
  user: User;
  /** Runs once the identity is confirmed. The button stays busy until it resolves. */
  onConfirmed: () => Promise<void>;
  onBack: () => void;
}

/** Shown if the last sign-in is too old for a contact change: the shopper first confirms a current contact. */
export function ConfirmStep({ user, onConfirmed, onBack }: ConfirmStepProps) {
  const { t } = useWords('account', 'settings');
  const flow = useConfirmation(user, onConfirmed);
  const { sent, sending, sendingTo, send, channel } = flow;
  const destinations = confirmedDestinations(user);
  if (sent)
    return <ChangeCodeStep flow={{ ...flow, startOver: onBack }} sent={sent} leaveLabel={t('contact.confirm.back')} />;
  return (
    <Stack $gap={5}>
      <Heading level={2} size="sub">
        {t('contact.confirm.title')}
      </Heading>
      <Paragraph>{t('contact.confirm.lead')}</Paragraph>
      {sending.error && <Notice tone="error">{sendErrorText(sending.error, channel, t)}</Notice>}
      {destinations.map((to, index) => (
        <Button
          key={formatDestination(to)}
          size={index === 0 ? 'large' : undefined}
          variant={index === 0 ? undefined : 'quiet'}
          isWide={index === 0}
          isBusy={sendingTo !== null && isSameDestination(sendingTo, to)}
          busyLabel={t('signIn.sending')}
          onClick={() => send(to)}
        >
          {t(index === 0 ? 'contact.confirm.send' : 'contact.confirm.instead', { destination: formatDestination(to) })}
        </Button>
      ))}
      <Button variant="quiet" onClick={onBack}>
        {t('contact.confirm.back')}
      </Button>
    </Stack>
  );
}
