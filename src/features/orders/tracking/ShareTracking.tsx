import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApiError } from '../../../data/apiError';
import { shareTracking, trackingLinkQuery } from '../../../data/order/trackingCalls';
import { withCurrentHost } from '../../../data/page/withCurrentHost';
import { canShare } from '../../../data/share';
import { replaceCached } from '../../../data/replaceCached';
import type { Order } from '../../../domain/order/orderSchema';
import { isFinalStatus } from '../../../domain/order/orderStatus';
import type { TrackingLink } from '../../../domain/order/trackedOrderSchema';
import { errorMessage } from '../../../i18n/errorMessage';
import { useWords } from '../../../i18n/LocaleContext';
import { announce } from '../../../state/notifications/announcements';
import { copyWithToast, shareOrCopy } from '../../../state/notifications/shareLink';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { LinkButtons } from '../../../ui/LinkButtons';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';

/** Lets the shopper share an open order's tracking link, and revoke it. */
export function ShareTracking({ order }: { order: Order }) {
  const { t } = useWords('account', 'order');
  const { provider, detailsId, status } = order;
  const query = trackingLinkQuery(provider.id, detailsId);
  const { data } = useQuery({ ...query, enabled: !isFinalStatus(status) });
  const queries = useQueryClient();
  const id = useId();
  const changing = useMutation<TrackingLink, ApiError, boolean>({
    networkMode: 'always',
    mutationFn: (isShared) => shareTracking(provider.id, detailsId, isShared),
    onSuccess: async (link, isShared) => {
      await replaceCached(queries, query.queryKey, link);
      announce(t(isShared ? 'order.share.started' : 'order.share.stopped'));
    },
  });
  // No space is reserved, because nothing depends on the link.
  if (!data || isFinalStatus(status)) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('order.share')}
      </Heading>
      <Paragraph>{t(`order.share.${stateOf(data)}`)}</Paragraph>
      {changing.error && <Notice tone="error">{errorMessage(changing.error, t)}</Notice>}
      <Cluster>
        {data.url ? (
          <ShareButtons url={withCurrentHost(data.url)} title={t('order.number', { number: order.orderNumber })} />
        ) : (
          <ChangeButton isShared change={changing} />
        )}
        {data.isShared && <ChangeButton isShared={false} change={changing} />}
      </Cluster>
    </Stack>
  );
}

const stateOf = ({ url, isShared }: TrackingLink) => (url ? 'text' : isShared ? 'hidden' : 'none');

interface Change {
  isShared: boolean;
  change: UseMutationResult<TrackingLink, ApiError, boolean>;
}

function ChangeButton({ isShared, change }: Change) {
  const { t } = useWords('account', 'order');
  return (
    <Button
      variant={isShared ? 'secondary' : 'quiet'}
      size="small"
      isBusy={change.isPending && change.variables === isShared}
      disabled={change.isPending && change.variables !== isShared}
      onClick={() => change.mutate(isShared)}
    >
      {t(isShared ? 'order.share.start' : 'order.share.stop')}
    </Button>
  );
}

function ShareButtons({ url, title }: { url: string; title: string }) {
  const { t } = useWords('account', 'order');
  const messages = { copied: t('order.share.copied'), failed: t('order.share.copyFailed') };
  return (
    <LinkButtons
      size="small"
      shareLabel={t('order.share.send')}
      onShare={canShare() ? () => void shareOrCopy({ title, url }, messages) : undefined}
      copyLabel={t('order.share.copy')}
      onCopy={() => void copyWithToast(url, messages)}
    />
  );
}
