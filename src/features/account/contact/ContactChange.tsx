// Must be imported before any schema is created.
import '../../../domain/validation/disableZodCodegen';
import { styled } from 'styled-components';
import type { Channel } from '../../../domain/account/destination';
import { formatPhoneNumber } from '../../../domain/account/phoneNumber';
import type { User } from '../../../domain/account/userSchema';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { routePath } from '../../../domain/site/routing/routes';
import { useWords } from '../../../i18n/LocaleContext';
import { LocalLink } from '../../../i18n/LocalLink';
import { useLocalNavigate } from '../../../i18n/useLocalNavigate';
import { showToast } from '../../../state/notifications/toasts';
import { useOfflineMessage } from '../../../state/notifications/useOfflineMessage';
import { asIsland } from '../../../state/QueryIsland';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { TextLink } from '../../../ui/text/TextLink';
import { space } from '../../../ui/theme/tokens';
import { AccountSkeleton } from '../AccountSkeleton';
import { useUser } from '../useUser';
import { ChangeCodeStep } from './ChangeCodeStep';
import { ConfirmStep } from './ConfirmStep';
import { ContactForm } from './ContactForm';
import { useContactChange } from './useContactChange';

export function ContactChange({ channel }: { channel: Channel }) {
  const { t } = useWords('account', 'settings');
  const query = useUser();
  const { data: user, error } = query;
  return (
    <Root>
      {user && <Steps channel={channel} user={user} />}
      {!user && error && <LoadFailure title={t('settings.error')} query={query} />}
      {!user && !error && <AccountSkeleton />}
      <BackLink>
        <TextLink as={LocalLink} to={routePath('account')}>
          {t('contact.back')}
        </TextLink>
      </BackLink>
    </Root>
  );
}

export const ContactChangeIsland = asIsland(ContactChange);

function Steps({ channel, user }: { channel: Channel; user: User }) {
  const { t } = useWords('account', 'settings');
  const goTo = useLocalNavigate();
  const offline = useOfflineMessage(t('contact.offline'));
  const flow = useContactChange({
    channel,
    user,
    onChanged: () => {
      showToast({ variant: 'success', message: t(`contact.${channel}.changed`) });
      goTo(routePath('account'), { replace: true });
    },
  });
  return (
    <Stack $gap={6}>
      {offline && <Notice tone="warning">{offline}</Notice>}
      <CurrentContact channel={channel} user={user} />
      {flow.sent && <ChangeCodeStep flow={flow} sent={flow.sent} leaveLabel={t(`contact.${channel}.another`)} />}
      {!flow.sent && flow.pendingDestination && (
        <ConfirmStep user={user} onConfirmed={flow.sendPending} onBack={flow.startOver} />
      )}
      {!flow.sent && !flow.pendingDestination && <ContactForm flow={flow} />}
    </Stack>
  );
}

function CurrentContact({ channel, user: { email, phoneNumber } }: { channel: Channel; user: User }) {
  const { t } = useWords('account', 'settings');
  const value = channel === 'email' ? email : phoneNumber && formatPhoneNumber(phoneNumber);
  return (
    <Stack $gap={1}>
      <Paragraph size="small" tone="muted">
        {t(`contact.${channel}.current`)}
      </Paragraph>
      <Value>{value ?? t('settings.none')}</Value>
    </Stack>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[6]};
  max-width: 480px;
`;

const Value = styled(Paragraph)`
  overflow-wrap: anywhere;
`;

const BackLink = styled.p`
  display: flex;
  & > a {
    min-height: 44px;
    align-content: center;
  }
`;
