import { useQuery } from '@tanstack/react-query';
import type { Rewards } from '../../domain/account/rewardSchema';
import { withCurrentHost } from '../../data/page/withCurrentHost';
import { canShare } from '../../data/share';
import { invitationQuery } from '../../data/unlock/unlockCalls';
import { useWords } from '../../i18n/LocaleContext';
import { copyWithToast, shareOrCopy } from '../../state/notifications/shareLink';
import { Card } from '../../ui/layout/Card';
import { Cluster } from '../../ui/layout/Cluster';
import { LinkButtons } from '../../ui/LinkButtons';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';

function ShareButtons({ rewards }: { rewards: Rewards }) {
  const { t } = useWords('account', 'pods');
  const url = withCurrentHost(rewards.referralUrl);
  const toasts = { copied: t('unlock.invite.copied'), failed: t('unlock.invite.failed', { url }) };
  const invitation = { title: t('unlock.invite.title'), url };
  return (
    <Cluster>
      <LinkButtons
        shareLabel={t('unlock.invite.share')}
        onShare={canShare() ? () => void shareOrCopy(invitation, toasts) : undefined}
        copyLabel={t('unlock.invite.copy')}
        onCopy={() => void copyWithToast(url, toasts)}
      />
    </Cluster>
  );
}

/** Renders nothing if the invitation fails to load, because it is optional. */
export function Invitation() {
  const { t } = useWords('account', 'pods');
  const { data } = useQuery(invitationQuery());
  if (!data) return null;
  return (
    <Card>
      <Stack $gap={4}>
        <Heading level={3}>{t('unlock.invite.title')}</Heading>
        <Paragraph>{t('unlock.invite.text')}</Paragraph>
        <Paragraph tone="muted">
          {t('unlock.invite.code')} <strong>{data.referralCode}</strong>
        </Paragraph>
        <ShareButtons rewards={data} />
      </Stack>
    </Card>
  );
}
