import { useState } from 'react';
import type { HoursResult, OutsideOrder, ProviderService } from '../../../domain/staff/serviceSchema';
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

/** Warns about open orders outside the new hours. Confirming saves exactly the change that the warning is about. */
export function useHoursChange<Change>(
  send: (change: Change, confirm: boolean) => Promise<HoursResult>,
  onSaved: (service: ProviderService, change: Change) => void,
) {
  const [outcome, setOutcome] = useState<Outcome<Change> | null>(null);
  const saving = useSubmit(async ({ change, confirm }: Attempt<Change>) => {
    const { isSaved, outside, service } = await send(change, confirm);
    setOutcome({ change, isSaved, outside });
    if (isSaved) onSaved(service, change);
  });
  return {
    outcome,
    error: saving.error,
    isPending: saving.isPending,
    submit: (change: Change) => void saving.submit({ change, confirm: false }),
    confirm: () => outcome && void saving.submit({ change: outcome.change, confirm: true }),
    /** Call this when the form changes, because the warning no longer applies. */
    forget: () => setOutcome(null),
  };
}

export type HoursProgress = Omit<ReturnType<typeof useHoursChange>, 'submit'>;
