import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { withCurrentHost } from '../../data/page/withCurrentHost';
import { canShare } from '../../data/share';
import { invitationQuery } from '../../data/unlock/unlockCalls';
import type { Rewards } from '../../domain/account/rewardSchema';
import { fromCents } from '../../domain/money/money';
import { referralReward } from '../../domain/order/rewards';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { copyWithToast, shareOrCopy } from '../../state/notifications/shareLink';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Cluster } from '../../ui/layout/Cluster';
import { LinkButtons } from '../../ui/LinkButtons';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, space, text } from '../../ui/theme/tokens';
import { SettingsCard } from './SettingsCard';

/** The shopper's invitation link and the credit they earned with it. Not offered in Canada. */
export function InviteCard() {
  const { t, formatMoney } = useWords('account', 'settings');
  const amount = formatMoney({ amount: fromCents(referralReward.cents) });
  const query = useQuery(invitationQuery());
  const { data, error } = query;
  return (
    <SettingsCard title={t('settings.invite')}>
      <Paragraph tone="muted">{t('settings.invite.text', { amount })}</Paragraph>
      {data && <InvitationLink url={withCurrentHost(data.referralUrl)} />}
      {data && <Credit rewards={data} />}
      {!data && error && <LoadFailure title={t('settings.invite.error')} query={query} />}
      {!data && !error && <Skeleton $height="9rem" aria-hidden />}
    </SettingsCard>
  );
}

function InvitationLink({ url }: { url: string }) {
  const { t } = useWords('account', 'settings');
  const messages = { copied: t('settings.invite.copied'), failed: t('settings.invite.failed') };
  const page = { title: t('settings.invite'), url };
  return (
    <>
      <Facts>
        <div>
          <dt>{t('settings.invite.link')}</dt>
          <dd>{url}</dd>
        </div>
      </Facts>
      <Cluster>
        <LinkButtons
          size="small"
          shareLabel={t('settings.invite.share')}
          onShare={canShare() ? () => void shareOrCopy(page, messages) : undefined}
          copyLabel={t('settings.invite.copy')}
          onCopy={() => void copyWithToast(url, messages)}
        />
      </Cluster>
    </>
  );
}

function Credit({ rewards: { balance, credits } }: { rewards: Rewards }) {
  const { locale, t, formatMoney } = useWords('account', 'settings');
  const dateFormat = dateFormatter(locale.id, { dateStyle: 'long' });
  return (
    <Facts>
      <div>
        <dt>{t('settings.invite.credit')}</dt>
        <dd>{formatMoney(balance, { hideCurrency: true })}</dd>
        {credits.map(({ remaining, expiresAt, reason }) => (
          <dd key={`${expiresAt} ${reason}`} data-part>
            {t('settings.invite.creditUntil', {
              amount: formatMoney(remaining, { hideCurrency: true }),
              date: dateFormat.format(new Date(expiresAt)),
            })}
          </dd>
        ))}
        <dd data-part>{t(credits.length ? 'settings.invite.creditUse' : 'settings.invite.noCredit')}</dd>
      </div>
    </Facts>
  );
}

const Facts = styled.dl`
  dt,
  [data-part] {
    ${text.small};
    color: ${color.muted};
  }
  dd:not([data-part]) {
    padding-block: ${space[1]};
    ${text.strong};
    overflow-wrap: anywhere;
  }
`;
