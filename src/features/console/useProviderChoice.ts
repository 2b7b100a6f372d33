import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../data/apiError';
import { currentStaffQuery } from '../../data/staff/staffQueries';
import type { StaffMember, CurrentStaff } from '../../domain/staff/staffSchema';
import { staffToken } from '../../state/staff/staffSession';

export interface ProviderChoiceState {
  /** Null until the list has loaded, or if it is empty. */
  providerId: string | null;
  providers: CurrentStaff['providers'];
  choose: (id: string) => void;
  /** True until the list has loaded. */
  isPending: boolean;
  /** Null if the list could be loaded, now or before. */
  failure: { error: ApiError; isFetching: boolean; refetch: () => unknown } | null;
}

/** A clerk has one dispensary. An operator chooses one. */
export function useProviderChoice(staff: StaffMember): ProviderChoiceState {
  const { data, error, isPending, isFetching, refetch } = useQuery(currentStaffQuery(staffToken() ?? ''));
  const [chosen, setChosen] = useState<string | null>(null);
  const providers = data?.providers ?? [];
  // Keep the choice when another dispensary is created.
  if (chosen === null && providers[0]) setChosen(providers[0].id);
  const providerId = staff.providerId ?? chosen;
  const failure = error && !data ? { error, isFetching, refetch } : null;
  return { providerId, providers, choose: setChosen, isPending, failure };
}
