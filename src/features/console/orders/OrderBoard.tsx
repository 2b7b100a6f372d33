import { useQuery } from '@tanstack/react-query';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { staffOpenOrdersQuery, staffPastOrdersQuery } from '../../../data/staff/orderCalls';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { boardColumns } from '../../../domain/staff/orderSteps';
import { announce } from '../../../state/notifications/announcements';
import { useCurrentMinute } from '../../../state/hooks/useCurrentMinute';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';
import { Spinner } from '../../../ui/feedback/Spinner';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { TextField } from '../../../ui/fields/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';
import { problemText } from '../problemText';
import { allowSound, ringForOrder, useSoundAllowed } from './newOrderSound';
import { OrderCard } from './OrderCard';
import { OrderPanel } from './OrderPanel';

const views = [
  { value: 'open', label: 'Open' },
  { value: 'past', label: 'Ended' },
] as const;
type View = (typeof views)[number]['value'];

/** Rings and announces once for every order that was not there before. */
function useBell(orders: readonly ConsoleOrder[] | undefined): void {
  const seen = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!orders) return;
    const placed = orders.filter(({ status }) => status === 'PLACED').map(({ orderLogId }) => orderLogId);
    const known = seen.current;
    seen.current = new Set([...(known ?? []), ...placed]);
    const fresh = known ? placed.filter((id) => !known.has(id)) : [];
    if (!fresh.length) return;
    ringForOrder();
    announce(fresh.length === 1 ? 'New order' : `${fresh.length} new orders`, 'assertive');
  }, [orders]);
}

/** The live board of a dispensary's orders. */
export function OrderBoard({ providerId }: { providerId: string }) {
  const token = staffToken() ?? '';
  const [view, setView] = useState<View>('open');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ConsoleOrder | null>(null);
  const search = useDeferredValue(typed.trim());
  const open = useQuery(staffOpenOrdersQuery(token, { providerId, search }));
  const past = useQuery({ ...staffPastOrdersQuery(token, { providerId, search }), enabled: view === 'past' });
  const { data, error, refetch, isFetching, isPending } = view === 'open' ? open : past;
  useBell(search ? undefined : open.data);
  // After a new sign-in the orders are loaded again, and a panel with something typed into it must not close meanwhile.
  const order = open.data
    ? [...open.data, ...(past.data ?? [])].find(({ orderLogId }) => orderLogId === chosen?.orderLogId)
    : chosen;
  return (
    <Stack $gap={5}>
      <Tools>
        <SegmentedControl legend="Which orders" name="view" options={views} value={view} onChange={setView} />
        <Search>
          <TextField
            label="Order number or name"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Search>
        <SoundButton />
      </Tools>
      {error && (
        <RetryNotice
          title="The orders could not be updated"
          retryLabel="Try again"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {problemText(error)} What is shown may be out of date.
        </RetryNotice>
      )}
      {isPending && !error && <Spinner label="Loading" />}
      {data && view === 'open' && <Columns orders={data} onChoose={setChosen} />}
      {data && view === 'past' && <List orders={data} onChoose={setChosen} />}
      {order && <OrderPanel order={order} onClose={() => setChosen(null)} />}
    </Stack>
  );
}

function SoundButton() {
  const isOn = useSoundAllowed();
  const isAsked = useRef(false);
  // Rings once the browser has allowed it, so that one hears that it works.
  useEffect(() => {
    if (!isOn || !isAsked.current) return;
    isAsked.current = false;
    ringForOrder();
  }, [isOn]);
  const allow = () => {
    allowSound();
    if (isOn) ringForOrder();
    else isAsked.current = true;
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon={isOn ? <Volume2 size={18} aria-hidden /> : <VolumeX size={18} aria-hidden />}
      onClick={allow}
    >
      {isOn ? 'Sound is on' : 'Turn on sound'}
    </Button>
  );
}

interface OrdersProps {
  orders: readonly ConsoleOrder[];
  onChoose: (order: ConsoleOrder) => void;
}

function Columns({ orders, onChoose }: OrdersProps) {
  const now = new Date(useCurrentMinute());
  return (
    <Board>
      {boardColumns.map(({ id, title, statuses }) => {
        const own = orders
          .filter(({ status }) => (statuses as readonly string[]).includes(status))
          .sort((a, b) => a.slot.start.localeCompare(b.slot.start) || a.placedAt.localeCompare(b.placedAt));
        return (
          <section key={id} aria-labelledby={`column-${id}`}>
            <h3 id={`column-${id}`}>
              {title} <span>{own.length}</span>
            </h3>
            {own.map((order) => (
              <OrderCard key={order.orderLogId} order={order} now={now} onOpen={() => onChoose(order)} />
            ))}
            {own.length === 0 && <p>None</p>}
          </section>
        );
      })}
    </Board>
  );
}

function List({ orders, onChoose }: OrdersProps) {
  const now = new Date(useCurrentMinute());
  if (!orders.length) return <p>No orders.</p>;
  return (
    <Board>
      {orders.map((order) => (
        <OrderCard key={order.orderLogId} order={order} now={now} onOpen={() => onChoose(order)} />
      ))}
    </Board>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};
  @media print {
    display: none;
  }
`;

const Search = styled.div`
  flex: 1 1 220px;
  max-width: 360px;
`;

const Board = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  @media print {
    display: none;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[3]};
    border-radius: ${radius.medium};
    background: color-mix(in srgb, ${color.ink} 4%, transparent);
  }
  h3 {
    display: flex;
    justify-content: space-between;
    ${text.strong};
  }
  h3 > span,
  p {
    color: ${color.muted};
  }
`;
