import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { staffOpenOrdersQuery } from '../../../data/staff/orderCalls';
import { revokeRun, runsQuery, startRun } from '../../../data/staff/runCalls';
import { currentStaffQuery } from '../../../data/staff/staffQueries';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { staffPath } from '../../../domain/site/routing/staffRoutes';
import type { StartedRun } from '../../../domain/staff/runSchema';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { useCurrentMinute } from '../../../state/hooks/useCurrentMinute';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { TextField } from '../../../ui/fields/TextField';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, radius, space } from '../../../ui/theme/tokens';
import { CopyButton } from '../CopyButton';
import { DataTable } from '../DataTable';
import { formatOrderWindow } from '../orders/formatOrder';
import { statusLabels } from '../statusLabels';
import { formatApiError } from '../formatApiError';
import { SubmitButton } from '../SubmitButton';
import { QueryFailure } from '../QueryFailure';

/** A driver gets packed deliveries as one link, which is valid for a day. */
export function RunSection({ providerId }: { providerId: string }) {
  const token = staffToken() ?? '';
  const runs = useQuery(runsQuery(token, providerId));
  const client = useQueryClient();
  const { data: self } = useQuery(currentStaffQuery(token));
  const timezone = self?.providers.find(({ id }) => id === providerId)?.timezone;
  const startFormatter = dateFormatter('en-US', { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  const now = useCurrentMinute().getTime();
  const ending = useSubmit(async (runId: string) => {
    await revokeRun(token, providerId, runId);
    await client.invalidateQueries({ queryKey: ['staff', 'runs'] });
  });
  return (
    <Stack $gap={5}>
      <NewRunForm providerId={providerId} />
      <QueryFailure query={runs} />
      <QueryFailure title="The link was not ended" query={{ error: ending.error, refetch: ending.retry }} />
      <DataTable
        caption="Rounds"
        columns={['Driver', 'Started', 'Orders', '']}
        rows={(runs.data ?? []).map(({ runId, driverName, createdAt, stops, isRevoked, expiresAt }) => ({
          id: runId,
          cells: [
            driverName,
            startFormatter.format(new Date(createdAt)),
            stops.map(({ orderNumber, status }) => `${orderNumber} (${statusLabels[status]})`).join(', '),
            isRevoked || Date.parse(expiresAt) < now ? (
              'Ended'
            ) : (
              <Button
                key="end"
                size="small"
                variant="secondary"
                isBusy={ending.isPending}
                onClick={() => void ending.submit(runId)}
              >
                End the link
              </Button>
            ),
          ],
        }))}
        empty={runs.isPending ? 'Loading…' : 'No rounds yet.'}
      />
    </Stack>
  );
}

const isReadyForDriver = ({ orderType, status, run }: ConsoleOrder) =>
  orderType === 'delivery' && (status === 'PACKED' || status === 'ON_THE_WAY') && run === null;

/** -1 means that the order is not chosen. */
const formatStop = (index: number): string => (index < 0 ? '' : ` · stop\u00a0${index + 1}`);

function NewRunForm({ providerId }: { providerId: string }) {
  const token = staffToken() ?? '';
  const client = useQueryClient();
  const { data } = useQuery(staffOpenOrdersQuery(token, { providerId, search: '' }));
  const readyOrders = (data ?? []).filter(isReadyForDriver).sort((a, b) => a.slot.start.localeCompare(b.slot.start));
  const [driverName, setDriverName] = useState('');
  const [selectedNumbers, setSelectedNumbers] = useState<readonly string[]>([]);
  const [started, setStarted] = useState<StartedRun | null>(null);
  const validNumbers = selectedNumbers.filter((number) =>
    readyOrders.some(({ orderNumber }) => orderNumber === number),
  );
  const isNamed = driverName.trim() !== '';
  const missing = validNumbers.length ? (isNamed ? null : 'Enter the driver’s name.') : 'Choose at least one order.';
  const starting = useSubmit(async () => {
    setStarted(await startRun(token, providerId, { driverName: driverName.trim(), orderNumbers: [...validNumbers] }));
    setSelectedNumbers([]);
    setDriverName('');
    await client.invalidateQueries({ queryKey: ['staff'] });
  });
  const toggle = (orderNumber: string) =>
    setSelectedNumbers(
      validNumbers.includes(orderNumber)
        ? validNumbers.filter((each) => each !== orderNumber)
        : [...validNumbers, orderNumber],
    );
  return (
    <Card>
      <Stack
        as="form"
        $gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void starting.submit(undefined);
        }}
      >
        <Heading level={3} size="sub">
          Send a driver
        </Heading>
        {started && <DriverLink started={started} />}
        {readyOrders.length > 1 && (
          <Paragraph size="small" tone="muted">
            The driver sees the orders in the order in which you choose them.
          </Paragraph>
        )}
        {readyOrders.length === 0 && <Paragraph tone="muted">No packed deliveries are waiting for a driver.</Paragraph>}
        {readyOrders.map((order) => (
          <CheckboxField
            key={order.orderNumber}
            checked={validNumbers.includes(order.orderNumber)}
            onChange={() => toggle(order.orderNumber)}
            label={`${order.orderNumber} · ${order.deliveryAddress.addressOne}, ${order.deliveryAddress.city} · ${formatOrderWindow(order)}${formatStop(validNumbers.indexOf(order.orderNumber))}`}
          />
        ))}
        <TextField label="Driver’s name" value={driverName} onChange={(event) => setDriverName(event.target.value)} />
        {starting.error && <Notice tone="error">{formatApiError(starting.error)}</Notice>}
        <SubmitButton isBusy={starting.isPending} missing={missing}>
          {validNumbers.length ? `Send out ${validNumbers.length}` : 'Choose orders'}
        </SubmitButton>
      </Stack>
    </Card>
  );
}

function DriverLink({ started: { run, token } }: { started: StartedRun }) {
  const link = `${window.location.origin}${staffPath('driver')}#${token}`;
  return (
    <Notice
      tone="success"
      title={`Send this link to ${run.driverName}. It is shown only now, and works until midnight.`}
      action={<CopyButton text={link} label="Copy the link" />}
    >
      <Link>{link}</Link>
    </Notice>
  );
}

const Link = styled.code`
  display: block;
  margin-top: ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  background: ${color.raised};
`;
