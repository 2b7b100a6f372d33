import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { driverRunQuery } from '../../data/staff/runCalls';
import { serverNow } from '../../data/serverClock';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { useOnline } from '../../state/hooks/useOnline';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Notice } from '../../ui/feedback/Notice';
import { RetryNotice } from '../../ui/feedback/RetryNotice';
import { Spinner } from '../../ui/feedback/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { driverQueue } from './driverQueue';
import { clearCachedRun, cacheRun, loadCachedRun } from './cachedRun';
import { StopCard } from './StopCard';

export function RunView({ token }: { token: string }) {
  const [cachedRun] = useState(() => loadCachedRun(token, new Date(serverNow())));
  const { data: run, error, refetch, isFetching } = useQuery(driverRunQuery(token, cachedRun));
  const { actions } = driverQueue.useQueue();
  const reportedActions = actions.filter(driverQueue.isByCurrentActor);
  const isOnline = useOnline();
  const isEnded = error?.status === 401;
  useEffect(() => {
    if (run && !isEnded) cacheRun(token, run);
    if (isEnded) clearCachedRun();
  }, [run, token, isEnded]);
  // Sends reports that were queued offline.
  useEffect(() => void driverQueue.flush(), []);
  if (isEnded)
    return (
      <EmptyState title="This link has ended">
        A link is valid for one day. Please ask the dispensary for a new one.
        {actions.length > 0 &&
          ` This has not arrived, please call them: ${actions.map(({ label }) => label).join(', ')}.`}
      </EmptyState>
    );
  if (!run)
    return error ? (
      <RetryNotice retryLabel="Try again" onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.status === 0 ? 'No connection.' : 'Something went wrong.'}
      </RetryNotice>
    ) : (
      <Spinner label="Loading" />
    );
  const isDone = ({ orderNumber, status }: (typeof run.stops)[number]) =>
    isFinalStatus(status) ||
    reportedActions.some(({ subject, refusal }) => subject === orderNumber && refusal === null);
  const open = run.stops.filter((stop) => !isDone(stop));
  return (
    <Stack $gap={5}>
      <Stack $gap={1}>
        <Heading level={2} size="section">
          {open.length ? `${open.length} to go` : 'All done'}
        </Heading>
        <Text tone="muted">
          {run.dispensary.name} · {run.driverName}
          {run.dispensary.phone && (
            <>
              {' · '}
              <a href={`tel:+1${run.dispensary.phone}`}>Call the dispensary</a>
            </>
          )}
        </Text>
      </Stack>
      {(!isOnline || error) && (
        <Notice tone="warning" title="Offline">
          You can go on. What you report is sent once there is a connection.
        </Notice>
      )}
      <Reports />
      {run.stops.map((stop) => (
        <StopCard key={stop.orderNumber} stop={stop} timezone={run.dispensary.timezone} isDone={isDone(stop)} />
      ))}
    </Stack>
  );
}

/** Lists reports that the server refused or has not received, or whose link is no longer valid. */
function Reports() {
  const { actions } = driverQueue.useQueue();
  return actions.map((action) => {
    const { id, label } = action;
    const refusal = driverQueue.isByCurrentActor(action)
      ? action.refusal
      : 'Its link has ended. Please call the dispensary.';
    if (!refusal)
      return (
        <Notice key={id} tone="info">
          {label}: waiting to be sent
        </Notice>
      );
    return (
      <Notice
        key={id}
        tone="error"
        title={`${label}: not recorded`}
        action={
          <Button size="small" variant="secondary" onClick={() => driverQueue.dismiss(id)}>
            OK
          </Button>
        }
      >
        {refusal}
      </Notice>
    );
  });
}
