import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import type { Destination } from '../../domain/account/destination';
import type { User } from '../../domain/account/userSchema';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { ChangeCodeStep } from './ChangeCodeStep';
import { sendErrorText } from './changeProblem';
import { confirmedDestinations, useConfirmation } from './useConfirmation';

const shown = (to: Destination) => ('email' in to ? to.email : formatPhoneNumber(to.phoneNumber));

interface ConfirmStepProps {
  user: User;
  onConfirmed: () => void;
  /** Returns to the form for the new contact. */
  onBack: () => void;
}

/** The last sign-in is too old for a contact change, so the shopper first enters a code sent to a confirmed contact. */
export function ConfirmStep({ user, onConfirmed, onBack }: ConfirmStepProps) {
  const { t } = useSettingsWords();
  const flow = useConfirmation(user, onConfirmed);
  const { sent, sending, send, channel } = flow;
  const ways = confirmedDestinations(user);
  if (sent)
    return <ChangeCodeStep flow={{ ...flow, startOver: onBack }} sent={sent} another={t('contact.confirm.back')} />;
  return (
    <Stack $gap={5}>
      <Heading level={2} size="sub">
        {t('contact.confirm.title')}
      </Heading>
      <Text>{t('contact.confirm.lead')}</Text>
      {sending.error && <Notice tone="error">{sendErrorText(sending.error, channel, t)}</Notice>}
      {ways.map((to, at) => (
        <Button
          key={shown(to)}
          size={at === 0 ? 'large' : undefined}
          variant={at === 0 ? undefined : 'quiet'}
          isWide={at === 0}
          isBusy={sending.isPending && sending.variables === to}
          busyLabel={t('signIn.sending')}
          onClick={() => send(to)}
        >
          {t(at === 0 ? 'contact.confirm.send' : 'contact.confirm.instead', { destination: shown(to) })}
        </Button>
      ))}
      <Button variant="quiet" onClick={onBack}>
        {t('contact.confirm.back')}
      </Button>
    </Stack>
  );
}
