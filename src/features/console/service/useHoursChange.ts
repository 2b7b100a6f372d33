import { useState } from 'react';
import { ApiError } from '../../../data/apiError';
import type { OutsideOrder } from '../../../domain/order/outsideOrder';
import type { HoursResult, ProviderService } from '../../../domain/staff/serviceSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';

interface Attempt<Change> {
  change: Change;
  confirm: boolean;
}

interface Outcome<Change> {
  change: Change;
  isSaved: boolean;
  outside: readonly OutsideOrder[];
}

const ordersOutside = (error: unknown): readonly OutsideOrder[] | null =>
  (error instanceof ApiError && error.code === 'orders_outside' && error.problem.outside) || null;

/** Warns about open orders outside the new hours. Confirming saves exactly the change that the warning is about. */
export function useHoursChange<Change>(
  send: (change: Change, confirm: boolean) => Promise<HoursResult>,
  onSaved: (service: ProviderService, change: Change) => void,
) {
  const [outcome, setOutcome] = useState<Outcome<Change> | null>(null);
  const saving = useSubmit(async ({ change, confirm }: Attempt<Change>) => {
    try {
      const { outside, service } = await send(change, confirm);
      setOutcome({ change, isSaved: true, outside });
      onSaved(service, change);
    } catch (error) {
      const outside = ordersOutside(error);
      if (!outside) throw error;
      setOutcome({ change, isSaved: false, outside });
    }
  });
  return {
    outcome,
    error: saving.error,
    isPending: saving.isPending,
    submit: (change: Change) => void saving.submit({ change, confirm: false }),
    confirm: () => outcome && void saving.submit({ change: outcome.change, confirm: true }),
    /** Call this when the form changes, because the warning no longer applies. */
    forget: () => setOutcome(null),
    reset: () => {
      setOutcome(null);
      saving.reset();
    },
  };
}

export type HoursProgress = Omit<ReturnType<typeof useHoursChange>, 'submit' | 'reset'>;
