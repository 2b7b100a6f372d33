import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { staffOpenOrdersQuery } from '../../../data/staff/orderCalls';
import { announce } from '../../../state/notifications/announcements';
import { staffToken } from '../../../state/staff/staffSession';
import { enableSound, playNewOrderSound } from './newOrderSound';

/** Rings for new orders in every section and during a search. Needs a `key` per dispensary. */
export function NewOrderAlert({ providerId }: { providerId: string }) {
  const { data: orders } = useQuery(staffOpenOrdersQuery(staffToken() ?? '', { providerId, search: '' }));
  const previousIds = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!orders) return;
    const placed = orders.filter(({ status }) => status === 'PLACED').map(({ orderLogId }) => orderLogId);
    const previous = previousIds.current;
    previousIds.current = new Set([...(previous ?? []), ...placed]);
    const newIds = previous ? placed.filter((id) => !previous.has(id)) : [];
    if (!newIds.length) return;
    playNewOrderSound();
    announce(newIds.length === 1 ? 'New order' : `${newIds.length} new orders`, 'assertive');
  }, [orders]);
  useEffect(() => {
    document.addEventListener('click', enableSound);
    return () => document.removeEventListener('click', enableSound);
  }, []);
  return null;
}
