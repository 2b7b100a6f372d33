import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import type { User } from '../../domain/account/userSchema';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Badge } from '../../ui/text/Badge';
import { ButtonLink } from '../../ui/ButtonLink';
import { DeliveryPhoneRow } from './DeliveryPhoneRow';
import { DetailRow } from './DetailRow';
import { NameRow } from './NameRow';
import type { Channel } from '../../domain/account/destination';
import { SettingsCard } from './SettingsCard';

export function DetailsCard({ user }: { user: User }) {
  const { t } = useWords('account', 'settings');
  const { email, emailVerified, phoneNumber, phoneNumberVerified } = user;
  return (
    <SettingsCard title={t('header.account')}>
      <dl>
        <NameRow user={user} />
        <ContactRow channel="email" value={email} isVerified={emailVerified} />
        <ContactRow
          channel="phone"
          value={phoneNumber && formatPhoneNumber(phoneNumber)}
          isVerified={phoneNumberVerified}
        />
        <DeliveryPhoneRow user={user} />
      </dl>
    </SettingsCard>
  );
}

interface ContactRowProps {
  channel: Channel;
  value: string | null;
  isVerified: boolean;
}

const contactTexts = {
  email: { page: 'accountEmail', change: 'account.email', add: 'account.addEmail' },
  phone: { page: 'accountPhone', change: 'account.phone', add: 'account.addPhone' },
} as const;

function ContactRow({ channel, value, isVerified }: ContactRowProps) {
  const { t } = useWords('account', 'settings');
  const { page, change, add } = contactTexts[channel];
  const editLink = (
    <ButtonLink as={LocalLink} to={routePath(page)} $variant="secondary" $size="small">
      {t(value ? change : add)}
    </ButtonLink>
  );
  return (
    <DetailRow label={t(`signIn.${channel}`)} action={editLink}>
      <span>{value ?? t('settings.none')}</span>
      {value && (
        <Badge tone={isVerified ? 'success' : 'warning'}>
          {t(isVerified ? 'settings.verified' : 'settings.unverified')}
        </Badge>
      )}
    </DetailRow>
  );
}
