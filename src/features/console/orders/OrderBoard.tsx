import { useQuery } from '@tanstack/react-query';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { staffOpenOrdersQuery, staffPastOrdersQuery } from '../../../data/staff/orderCalls';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { boardColumns } from '../../../domain/staff/orderSteps';
import { useCurrentMinute } from '../../../state/hooks/useCurrentMinute';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Spinner } from '../../../ui/feedback/Spinner';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { TextField } from '../../../ui/fields/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';
import { playNewOrderSound, useSoundEnabled } from './newOrderSound';
import { OrderCard } from './OrderCard';
import { OrderPanel } from './OrderPanel';
import { QueryFailure } from '../QueryFailure';

const views = [
  { value: 'open', label: 'Open' },
  { value: 'past', label: 'Ended' },
] as const;
type View = (typeof views)[number]['value'];

export function OrderBoard({ providerId }: { providerId: string }) {
  const token = staffToken() ?? '';
  const [view, setView] = useState<View>('open');
  const [searchText, setSearchText] = useState('');
  const [selected, setSelected] = useState<ConsoleOrder | null>(null);
  const search = useDeferredValue(searchText.trim());
  const openOrders = useQuery(staffOpenOrdersQuery(token, { providerId, search }));
  const pastOrders = useQuery({ ...staffPastOrdersQuery(token, { providerId, search }), enabled: view === 'past' });
  const query = view === 'open' ? openOrders : pastOrders;
  const { data, error, isPending } = query;
  // Orders reload after a new sign-in. Until then, keep the open panel and the text typed into it.
  const order = openOrders.data
    ? [...openOrders.data, ...(pastOrders.data ?? [])].find(({ orderLogId }) => orderLogId === selected?.orderLogId)
    : selected;
  return (
    <Stack $gap={5}>
      <Tools>
        <SegmentedControl legend="Which orders" name="view" options={views} value={view} onChange={setView} />
        <Search>
          <TextField
            label="Order number or name"
            type="search"
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </Search>
        <SoundButton />
      </Tools>
      <QueryFailure title="The orders could not be updated" query={query}>
        {' '}
        What is shown may be out of date.
      </QueryFailure>
      {isPending && !error && <Spinner label="Loading" />}
      {data?.length === 0 && search && (
        <p>
          No {view === 'open' ? 'open' : 'ended'} order matches “{search}”.
        </p>
      )}
      {data && view === 'open' && (data.length > 0 || !search) && <BoardColumns orders={data} onSelect={setSelected} />}
      {data && view === 'past' && (data.length > 0 || !search) && <OrderList orders={data} onSelect={setSelected} />}
      {order && <OrderPanel order={order} onClose={() => setSelected(null)} />}
    </Stack>
  );
}

function SoundButton() {
  const isOn = useSoundEnabled();
  const isRequested = useRef(false);
  // Play the sound once the browser allows it, so that staff hear that it works.
  useEffect(() => {
    if (!isOn || !isRequested.current) return;
    isRequested.current = false;
    playNewOrderSound();
  }, [isOn]);
  // `NewOrderAlert` asks the browser at each click.
  const tryOut = () => {
    if (isOn) playNewOrderSound();
    else isRequested.current = true;
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon={isOn ? <Volume2 size={18} aria-hidden /> : <VolumeX size={18} aria-hidden />}
      onClick={tryOut}
    >
      {isOn ? 'Sound is on' : 'Turn on sound'}
    </Button>
  );
}

interface OrdersProps {
  orders: readonly ConsoleOrder[];
  onSelect: (order: ConsoleOrder) => void;
}

function BoardColumns({ orders, onSelect }: OrdersProps) {
  const now = new Date(useCurrentMinute());
  return (
    <Board>
      {boardColumns.map(({ id, title, statuses }) => {
        const columnOrders = orders
          .filter(({ status }) => (statuses as readonly string[]).includes(status))
          .sort((a, b) => a.slot.start.localeCompare(b.slot.start) || a.placedAt.localeCompare(b.placedAt));
        return (
          <section key={id} aria-labelledby={`column-${id}`}>
            <h3 id={`column-${id}`}>
              {title} <span>{columnOrders.length}</span>
            </h3>
            {columnOrders.map((order) => (
              <OrderCard key={order.orderLogId} order={order} now={now} onOpen={() => onSelect(order)} />
            ))}
            {columnOrders.length === 0 && <p>None</p>}
          </section>
        );
      })}
    </Board>
  );
}

function OrderList({ orders, onSelect }: OrdersProps) {
  const now = new Date(useCurrentMinute());
  if (!orders.length) return <p>No orders.</p>;
  return (
    <Board>
      {orders.map((order) => (
        <OrderCard key={order.orderLogId} order={order} now={now} onOpen={() => onSelect(order)} />
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
