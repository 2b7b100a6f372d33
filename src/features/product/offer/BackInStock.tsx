import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { addStockAlert, removeStockAlert, stockAlertsQuery } from '../../../data/account/stockAlertsQuery';
import type { ApiError } from '../../../data/apiError';
import type { AlertChannel, StockAlert, StockAlertInput } from '../../../domain/account/stockAlertSchema';
import { signInPath } from '../../../domain/site/routing/routes';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { announce } from '../../../state/notifications/announcements';
import { useSession } from '../../../state/session/session';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { lazyOptional } from '../../../ui/hydration/lazyNamed';
import { Paragraph } from '../../../ui/text/Paragraph';
import type { AlertChannelsProps } from './AlertChannels';
import { AlertError } from '../../../i18n/AlertError';

const AlertChannels = lazyOptional<'AlertChannels', AlertChannelsProps>(
  () => import('./AlertChannels'),
  'AlertChannels',
);

interface BackInStockProps extends Omit<StockAlertInput, 'localeId' | 'channel'> {
  /** Called if the server reports that the variant is in stock again. */
  onInStock: () => void;
}

export function BackInStock(props: BackInStockProps) {
  const { t } = useWords('product', 'ratings');
  const isSignedIn = useSession((state) => state.isSignedIn);
  if (isSignedIn) return <Alert {...props} />;
  return (
    <ButtonLink as={LocalLink} to={signInPath(window.location.pathname + window.location.search)}>
      {t('alert.ask')}
    </ButtonLink>
  );
}

function useAlerts({ productVariantId, postalCode, onInStock }: BackInStockProps) {
  const { t, locale } = useWords('product', 'ratings');
  const queryClient = useQueryClient();
  const { queryKey } = stockAlertsQuery();
  const { data } = useQuery(stockAlertsQuery());
  const isHere = (alert: StockAlert) => alert.productVariantId === productVariantId && alert.postalCode === postalCode;
  const alerts = data?.filter(isHere) ?? [];
  // Cancel pending requests, because their responses predate the change and would undo it.
  const onMutate = () => queryClient.cancelQueries({ queryKey });
  const adding = useMutation<StockAlert, ApiError, AlertChannel | undefined>({
    networkMode: 'always',
    onMutate,
    mutationFn: (channel) => addStockAlert({ productVariantId, postalCode, localeId: locale.id, channel }),
    onSuccess: (added) => {
      // Another ZIP code's alert on the same channel was replaced.
      const isReplaced = (other: StockAlert) =>
        other.productVariantId === productVariantId && other.channel === added.channel;
      queryClient.setQueryData(queryKey, (previous = []) => [added, ...previous.filter((other) => !isReplaced(other))]);
      announce(t('alert.asked'));
    },
    onError: ({ code }) => code === 'in_stock' && onInStock(),
  });
  const removing = useMutation<void, ApiError, readonly StockAlert[]>({
    networkMode: 'always',
    onMutate,
    mutationFn: async (removed) => {
      for (const { id } of removed) await removeStockAlert(id);
    },
    onSuccess: (_, removed) => {
      const ids = removed.map(({ id }) => id);
      queryClient.setQueryData(queryKey, (previous) => previous?.filter(({ id }) => !ids.includes(id)));
      announce(t('alert.removed'));
    },
    // Some of them may be removed.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { alerts, adding, removing };
}

function Alert(props: BackInStockProps) {
  const { t } = useWords('product', 'ratings');
  const { alerts, adding, removing } = useAlerts(props);
  // Also without an alert: after the last channel was turned off, and for accounts without a verified email address.
  const [isChoosing, setIsChoosing] = useState(false);
  // The channels show the errors of their own changes.
  const [isByChannel, setIsByChannel] = useState(false);
  const error = isByChannel ? null : (adding.error ?? removing.error);
  const isAsked = alerts.length > 0;
  const choose = <Result,>(change: Promise<Result>) => {
    setIsChoosing(true);
    setIsByChannel(true);
    return change;
  };
  const toggle = () => {
    setIsByChannel(false);
    setIsChoosing(false);
    if (isAsked) removing.mutate(alerts);
    else adding.mutate(undefined, { onError: ({ code }) => setIsChoosing(code === 'email_unverified') });
  };
  return (
    <>
      {(isAsked || isChoosing) && (
        <Row>
          {isAsked && <Paragraph>{t('alert.asked')}</Paragraph>}
          <Suspense>
            <AlertChannels
              alerts={alerts}
              add={(channel) => choose(adding.mutateAsync(channel))}
              remove={(alert) => choose(removing.mutateAsync([alert]))}
            />
          </Suspense>
        </Row>
      )}
      {/* A single element for both states, so that it keeps focus. */}
      <Button
        variant={isAsked ? 'secondary' : 'primary'}
        isBusy={!isByChannel && (adding.isPending || removing.isPending)}
        busyLabel={t(isAsked ? 'alert.removing' : 'alert.asking')}
        onClick={toggle}
      >
        {t(isAsked ? 'alert.remove' : 'alert.ask')}
      </Button>
      {error && (
        <Row>
          <AlertError error={error} />
        </Row>
      )}
    </>
  );
}

const Row = styled.div`
  flex: 1 0 100%;
`;
