import { useQuery } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { useEffect, useState } from 'react';
import { driverRunQuery } from '../../data/staff/runCalls';
import { serverNow } from '../../data/serverClock';
import { isPersisted, storageKeys } from '../../data/storage';
import { isFinalStatus } from '../../domain/order/orderStatus';
import type { DriverRun } from '../../domain/staff/runSchema';
import { useOnline } from '../../state/hooks/useOnline';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Notice } from '../../ui/feedback/Notice';
import { RetryNotice } from '../../ui/feedback/RetryNotice';
import { Spinner } from '../../ui/feedback/Spinner';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { driverQueue } from './driverQueue';
import { cacheRun, removeCachedStops, loadCachedRun } from './cachedRun';
import { DoneStop, StopCard } from './StopCard';

export function RunView({ token }: { token: string }) {
  const [cached] = useState(() => loadCachedRun(token, new Date(serverNow())));
  const query = useQuery(driverRunQuery(token, cached && !cached.isOver ? cached.run : undefined));
  const { data: run, error, refetch, isFetching } = query;
  const isRejected = error?.status === 401;
  useEffect(() => {
    if (!run) return;
    if (isRejected) removeCachedStops(token, run);
    else cacheRun(token, run);
  }, [run, token, isRejected]);
  // Sends reports that were queued offline.
  useEffect(() => void driverQueue.flush(), []);
  if (isRejected || (!run && error && cached?.isOver))
    return <EndedRun dispensary={(run ?? cached?.run)?.dispensary} />;
  if (run) return <OpenRun run={run} isUnreachable={error !== null} />;
  if (!error) return <Spinner label="Loading" />;
  return (
    <Stack $gap={5}>
      <RetryNotice retryLabel="Try again" onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.status === 0 ? 'No connection.' : 'Something went wrong.'}
      </RetryNotice>
      <Reports />
    </Stack>
  );
}

function EndedRun({ dispensary }: { dispensary: DriverRun['dispensary'] | undefined }) {
  const { actions } = driverQueue.useQueue();
  const unsent = actions.filter(({ refusal }) => refusal === null);
  return (
    <EmptyState
      title="This link has ended"
      action={
        dispensary?.phone && (
          <ButtonLink href={`tel:+1${dispensary.phone}`}>
            <Phone size={20} aria-hidden />
            Call {dispensary.name}
          </ButtonLink>
        )
      }
    >
      A link is valid for one day. Please ask the dispensary for a new one.
      {unsent.length > 0 && ` This has not arrived, please call them: ${unsent.map(({ label }) => label).join(', ')}.`}
    </EmptyState>
  );
}

function OpenRun({ run, isUnreachable }: { run: DriverRun; isUnreachable: boolean }) {
  const { actions } = driverQueue.useQueue();
  const isOnline = useOnline();
  const findReport = (orderNumber: string) =>
    actions.find(
      (action) => action.subject === orderNumber && action.refusal === null && driverQueue.isByCurrentActor(action),
    );
  const stops = run.stops.map((stop) => ({ stop, report: findReport(stop.orderNumber) }));
  const open = stops.filter(({ stop, report }) => !isFinalStatus(stop.status) && !report);
  const done = stops.filter((each) => !open.includes(each));
  return (
    <Stack $gap={5}>
      <Stack $gap={1}>
        <Heading level={2} size="section">
          {open.length ? `${open.length} to go` : 'All done'}
        </Heading>
        <Paragraph tone="muted">
          {run.dispensary.name} · {run.driverName}
          {run.dispensary.phone && (
            <>
              {' · '}
              <a href={`tel:+1${run.dispensary.phone}`}>Call the dispensary</a>
            </>
          )}
        </Paragraph>
      </Stack>
      {(!isOnline || isUnreachable) && (
        <Notice tone="warning" title="Offline">
          You can go on. What you report is sent once there is a connection.
        </Notice>
      )}
      {stops.some((each) => each.report) && !isPersisted(storageKeys.driverActions) && (
        <Notice tone="warning" title="Keep this page open">
          This browser cannot store what has not been sent yet.
        </Notice>
      )}
      <Reports />
      {open.map(({ stop }) => (
        <StopCard key={stop.orderNumber} stop={stop} timezone={run.dispensary.timezone} />
      ))}
      {done.length > 0 && (
        <Card>
          <Stack $gap={3}>
            {done.map(({ stop, report }) => (
              <DoneStop key={stop.orderNumber} stop={stop} waitingLabel={report?.label ?? null} />
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** Lists reports that the server refused, or whose link is no longer valid. */
function Reports() {
  const { actions } = driverQueue.useQueue();
  return actions.map((action) => {
    const { id, label } = action;
    const refusal = driverQueue.isByCurrentActor(action)
      ? action.refusal
      : 'Its link has ended. Please call the dispensary.';
    if (!refusal) return null;
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
