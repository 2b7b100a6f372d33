import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import type { Rewards } from '../../domain/account/rewardSchema';
import { withCurrentHost } from '../../data/page/withCurrentHost';
import { canShare, copyText, openShareSheet } from '../../data/share';
import { invitationQuery } from '../../data/unlock/unlockCalls';
import { useWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/notifications/toasts';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Cluster } from '../../ui/layout/Cluster';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';

/** Share and copy actions. Devices without a share sheet only get the copy button. */
function useInvite({ referralUrl }: Rewards) {
  const { t } = useWords('account', 'pods');
  const url = withCurrentHost(referralUrl);
  const copy = async () => {
    if (await copyText(url)) showToast({ variant: 'success', message: t('unlock.invite.copied') });
    else showToast({ variant: 'error', message: t('unlock.invite.failed', { url }) });
  };
  const share = async () => {
    if (!(await openShareSheet({ title: t('unlock.invite.title'), url }))) await copy();
  };
  return { copy, share };
}

function Ways({ rewards }: { rewards: Rewards }) {
  const { t } = useWords('account', 'pods');
  const { copy, share } = useInvite(rewards);
  return (
    <Cluster>
      {canShare() && (
        <Button variant="secondary" icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          {t('unlock.invite.share')}
        </Button>
      )}
      <Button variant="secondary" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
        {t('unlock.invite.copy')}
      </Button>
    </Cluster>
  );
}

/** The shopper's invitation link. Optional: renders nothing if it fails to load. */
export function Invitation() {
  const { t } = useWords('account', 'pods');
  const { data } = useQuery(invitationQuery());
  if (!data) return null;
  return (
    <Card>
      <Stack $gap={4}>
        <Heading level={3}>{t('unlock.invite.title')}</Heading>
        <Text>{t('unlock.invite.text')}</Text>
        <Text tone="muted">
          {t('unlock.invite.code')} <strong>{data.referralCode}</strong>
        </Text>
        <Ways rewards={data} />
      </Stack>
    </Card>
  );
}
