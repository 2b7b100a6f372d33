import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  clearBillingVisit,
  onPageRestored,
  readBillingVisit,
  type BillingVisit,
} from '../../data/account/billingVisit';
import { invoicesQuery, membershipQuery } from '../../data/account/membershipQuery';
import type { Membership } from '../../domain/account/membershipSchema';
import { isMember } from '../../domain/account/membershipStatus';

/** Each delay follows a response. The billing service usually notifies the server within seconds. */
const pollDelaysMs = [0, 1000, 2000, 3000, 5000];

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Polls until the membership has started, or differs from the first response. Returns false if nothing changed. */
async function pollForChange(queries: QueryClient, visit: BillingVisit, signal: AbortSignal): Promise<boolean> {
  let initial: Membership | null = null;
  for (const delayMs of pollDelaysMs) {
    await wait(delayMs);
    if (signal.aborted) return false;
    // Ignores a failed request, because the next one may succeed.
    const current = await queries.fetchQuery(membershipQuery()).catch(() => null);
    if (!current) continue;
    if (visit === 'start' ? isMember(current.status) : initial !== null && current !== initial) return true;
    initial ??= current;
  }
  return false;
}

type ReturnState = 'none' | 'checking' | 'started' | 'unconfirmed';

/** The shopper may return before the server knows the result, or without having agreed, so the page polls. */
export function useBillingReturn() {
  const queries = useQueryClient();
  const [state, setState] = useState<ReturnState>(() => (readBillingVisit() === 'start' ? 'checking' : 'none'));
  const running = useRef<AbortController | null>(null);
  const poll = useCallback(
    async (visit: BillingVisit) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const hasChanged = await pollForChange(queries, visit, signal);
      if (signal.aborted) return;
      if (hasChanged) void queries.invalidateQueries({ queryKey: invoicesQuery().queryKey });
      if (visit === 'start') setState(hasChanged ? 'started' : 'unconfirmed');
    },
    [queries],
  );
  useEffect(() => {
    const visit = readBillingVisit();
    clearBillingVisit();
    if (visit) void poll(visit);
    // On the Back button, the page returns without the URL parameter that marks a return.
    const stop = onPageRestored(() => void poll('portal'));
    return () => {
      stop();
      running.current?.abort();
    };
  }, [poll]);
  const retry = () => {
    setState('checking');
    void poll('start');
  };
  return { state, retry };
}

export type BillingReturn = ReturnType<typeof useBillingReturn>;
