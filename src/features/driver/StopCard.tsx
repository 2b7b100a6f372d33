import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { driverReasons } from '../../domain/order/endReasons';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import { isoDay } from '../../domain/time/calendarDay';
import { zonedDay } from '../../domain/time/zonedTime';
import { formatMoney } from '../../domain/money/money';
import type { OrderStatus } from '../../domain/order/orderStatus';
import type { DriverStop, StopOutcome } from '../../domain/staff/runSchema';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ReasonField } from '../../ui/fields/ReasonField';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Modal } from '../../ui/overlays/Modal';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, space } from '../../ui/theme/tokens';
import { driverQueue } from './driverQueue';

/** Phones open this URL in their map app. */
const mapUrl = ({ addressOne, city, state, postalCode }: DriverStop) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${addressOne}, ${city}, ${state} ${postalCode}`)}`;

const report = ({ orderNumber }: DriverStop, body: StopOutcome, label: string) =>
  driverQueue.add({
    method: 'POST',
    path: `/v1/driver/stops/${encodeURIComponent(orderNumber)}`,
    body,
    subject: orderNumber,
    label: `${label}: ${orderNumber}`,
  });

interface DoneStopProps {
  stop: DriverStop;
  /** The label of the report that has not been sent yet. */
  waitingLabel: string | null;
}

const outcomes: Partial<Record<OrderStatus, string>> = { COMPLETED: 'Delivered', CANCELLED: 'Not delivered' };

export function DoneStop({ stop: { orderNumber, status }, waitingLabel }: DoneStopProps) {
  return (
    <Done>
      {waitingLabel ? <RefreshCw size={20} aria-hidden /> : <Check size={20} aria-hidden />}
      <span>
        {waitingLabel ? `${waitingLabel}: waiting to be sent` : `${outcomes[status] ?? 'Ended'}: ${orderNumber}`}
      </span>
    </Done>
  );
}

/** '2:00 – 3:00 PM' today, 'Thu, Dec 3, 2:00 – 3:00 PM' on another day. */
function formatWindow({ start, end }: DriverStop['window'], timeZone: string, now: Date): string {
  const [from, until] = [new Date(start), new Date(end)];
  const isToday = isoDay(zonedDay(from, timeZone)) === isoDay(zonedDay(now, timeZone));
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return dateFormatter('en-US', {
    timeZone,
    ...(!isToday && day),
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(from, until);
}

export function StopCard({ stop, timezone }: { stop: DriverStop; timezone: string }) {
  const [dialog, setDialog] = useState<'delivered' | 'failed' | null>(null);
  const now = useCurrentMinute();
  const { orderNumber } = stop;
  return (
    <Card>
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Paragraph size="small" tone="muted">
            {orderNumber} · {formatWindow(stop.window, timezone, now)}
          </Paragraph>
          <Heading level={3} size="sub">
            {stop.addressOne}
            {stop.addressTwo && `, ${stop.addressTwo}`}
          </Heading>
          <Paragraph>
            {stop.city}, {stop.state} {stop.postalCode}
          </Paragraph>
          {stop.note && <Note>{stop.note}</Note>}
        </Stack>
        <DoorChecks stop={stop} />
        <Button isWide size="large" onClick={() => setDialog('delivered')}>
          Delivered
        </Button>
        <Button isWide variant="quiet" onClick={() => setDialog('failed')}>
          Could not deliver…
        </Button>
      </Stack>
      {dialog === 'delivered' && (
        <Modal
          isOpen
          title={`Delivered ${orderNumber}?`}
          onClose={() => setDialog(null)}
          closeLabel="Close"
          footer={
            <Button isWide onClick={() => report(stop, { outcome: 'delivered' }, 'Delivered')}>
              Yes, ID checked and {formatMoney(stop.amountDue)} collected
            </Button>
          }
        >
          <Paragraph>You cannot take this back.</Paragraph>
        </Modal>
      )}
      {dialog === 'failed' && <FailedDialog stop={stop} onClose={() => setDialog(null)} />}
    </Card>
  );
}

function DoorChecks({ stop }: { stop: DriverStop }) {
  return (
    <>
      <Facts>
        <dt>Name on the ID</dt>
        <dd>{stop.customerName || 'Not given'}</dd>
        <dt>To collect</dt>
        <dd>{formatMoney(stop.amountDue)}</dd>
      </Facts>
      <IdStatus data-checked={stop.isIdChecked || undefined}>
        {stop.isIdChecked ? <ShieldCheck size={20} aria-hidden /> : <TriangleAlert size={20} aria-hidden />}
        {stop.isIdChecked ? 'ID checked: 21+, name matches' : 'ID not checked yet: check age and name at the door'}
      </IdStatus>
      <Links>
        <ButtonLink href={mapUrl(stop)} target="_blank" rel="noreferrer" $variant="secondary" $size="small">
          <MapPin size={18} aria-hidden />
          Map
        </ButtonLink>
        {stop.phone && (
          <ButtonLink
            href={`tel:+1${stop.phone}`}
            aria-label={`Call ${formatPhoneNumber(stop.phone)}`}
            $variant="secondary"
            $size="small"
          >
            <Phone size={18} aria-hidden />
            Call
          </ButtonLink>
        )}
      </Links>
    </>
  );
}

function FailedDialog({ stop, onClose }: { stop: DriverStop; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmedReason = reason.trim();
    setReasonMissing(!trimmedReason);
    if (trimmedReason) report(stop, { outcome: 'failed', reason: trimmedReason }, 'Not delivered');
  };
  return (
    <Modal isOpen title={`Could not deliver ${stop.orderNumber}`} onClose={onClose} closeLabel="Close">
      <Stack as="form" $gap={4} onSubmit={submit} noValidate>
        <ReasonField
          label="What happened"
          hint="The customer reads this. The order is canceled."
          placeholder="Choose what happened"
          reasons={driverReasons}
          otherLabel="Something else"
          value={reason}
          onChange={setReason}
          error={isReasonMissing && !reason.trim() ? 'Please say what happened.' : undefined}
        />
        <Button type="submit" isWide>
          Report and cancel the order
        </Button>
      </Stack>
    </Modal>
  );
}

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  > svg {
    flex: none;
  }
`;

const Note = styled.p`
  padding: ${space[2]} ${space[3]};
  border-inline-start: 3px solid ${color.light};
  background: ${color.lightSoft};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[4]};
  dt {
    color: ${color.muted};
  }
`;

const IdStatus = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.warning};
  &[data-checked] {
    color: ${color.success};
  }
  > svg {
    flex: none;
  }
`;

const Links = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space[3]};
`;
