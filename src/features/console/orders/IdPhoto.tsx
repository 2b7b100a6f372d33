import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fetchIdPhoto, staffOrderPath } from '../../../data/staff/orderCalls';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { radius } from '../../../ui/theme/tokens';
import { consoleQueue } from '../consoleQueue';
import { formatApiError } from '../formatApiError';

/** The photo loads only on request, because each view is logged. */
export function IdPhoto({ order }: { order: ConsoleOrder }) {
  const { orderNumber, orderLogId, provider, idPhoto } = order;
  const orderKey = { providerId: provider.id, orderNumber };
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!url) return;
    return () => {
      URL.revokeObjectURL(url);
      // The panel stays mounted when the session ends, and the photo must not.
      setUrl(null);
    };
  }, [url]);
  const viewing = useSubmit(async () => {
    setUrl(URL.createObjectURL(await fetchIdPhoto(staffToken() ?? '', orderKey)));
  });
  const confirm = () => {
    consoleQueue.add({
      method: 'POST',
      path: staffOrderPath(orderKey, 'confirm-id'),
      body: undefined,
      subject: orderLogId,
      label: `ID checked: ${orderNumber}`,
    });
    setUrl(null);
  };
  return (
    <Stack $gap={3}>
      {idPhoto.confirmedAt && <Notice tone="success">ID checked: 21+, name matches</Notice>}
      {!idPhoto.isStored && <Notice tone="warning">There’s no ID photo for this order any more.</Notice>}
      {url && <Photo src={url} alt={`ID of the customer of ${orderNumber}`} />}
      {viewing.error && <Notice tone="error">{formatApiError(viewing.error)}</Notice>}
      <Cluster>
        {url ? (
          <>
            <Button size="small" onClick={confirm}>
              21+ and the name matches
            </Button>
            <Button size="small" variant="quiet" onClick={() => setUrl(null)}>
              Hide
            </Button>
          </>
        ) : (
          idPhoto.isStored && (
            <Button
              size="small"
              variant="secondary"
              isBusy={viewing.isPending}
              onClick={() => void viewing.submit(undefined)}
            >
              Show the ID photo
            </Button>
          )
        )}
      </Cluster>
    </Stack>
  );
}

const Photo = styled.img`
  width: 100%;
  border-radius: ${radius.medium};
`;
