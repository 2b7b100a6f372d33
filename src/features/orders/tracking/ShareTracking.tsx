import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useId } from 'react';
import type { ApiError } from '../../../data/apiError';
import { shareTracking, trackingLinkQuery } from '../../../data/order/trackingCalls';
import { withCurrentHost } from '../../../data/page/withCurrentHost';
import { canShare, copyText, openShareSheet } from '../../../data/share';
import type { Order } from '../../../domain/order/orderSchema';
import { isFinalStatus } from '../../../domain/order/orderStatus';
import type { TrackingLink } from '../../../domain/order/trackedOrderSchema';
import { errorMessage } from '../../../i18n/errorMessage';
import { useWords } from '../../../i18n/LocaleContext';
import { announce } from '../../../state/notifications/announcements';
import { showToast } from '../../../state/notifications/toasts';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Text } from '../../../ui/text/Text';

/** Lets the shopper pass on the link that follows an open order, and take it back. */
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
    onSuccess: (link, isShared) => {
      queries.setQueryData(query.queryKey, link);
      announce(t(isShared ? 'order.share.started' : 'order.share.stopped'));
    },
  });
  // Nothing depends on the link, so it appears once it is known.
  if (!data || isFinalStatus(status)) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('order.share')}
      </Heading>
      <Text>{t(data.url ? 'order.share.text' : 'order.share.none')}</Text>
      {changing.error && <Notice tone="error">{errorMessage(changing.error, t)}</Notice>}
      <Cluster>
        {data.url && (
          <PassOn url={withCurrentHost(data.url)} title={t('order.number', { number: order.orderNumber })} />
        )}
        <Button
          variant={data.url ? 'quiet' : 'secondary'}
          size="small"
          isBusy={changing.isPending}
          onClick={() => changing.mutate(data.url === null)}
        >
          {t(data.url ? 'order.share.stop' : 'order.share.start')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Opens the share sheet where there is one, and copies the link everywhere. */
function PassOn({ url, title }: { url: string; title: string }) {
  const { t } = useWords('account', 'order');
  const copy = async () => {
    if (await copyText(url)) showToast({ variant: 'success', message: t('order.share.copied') });
    else showToast({ variant: 'error', message: t('order.share.copyFailed') });
  };
  const share = async () => {
    if (!(await openShareSheet({ title, url }))) await copy();
  };
  return (
    <>
      {canShare() && (
        <Button variant="secondary" size="small" icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          {t('order.share.send')}
        </Button>
      )}
      <Button variant="secondary" size="small" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
        {t('order.share.copy')}
      </Button>
    </>
  );
}
