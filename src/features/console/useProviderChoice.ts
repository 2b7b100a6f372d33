import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { selfQuery } from '../../data/staff/staffQueries';
import type { StaffMember, CurrentStaff } from '../../domain/staff/staffSchema';
import { staffToken } from '../../state/staff/staffSession';

export interface ProviderChoiceState {
  /** The dispensary that the console shows. Null until the list is known, or when there is none. */
  providerId: string | null;
  providers: CurrentStaff['providers'];
  choose: (id: string) => void;
}

/** The dispensary at work: a clerk's own, or the one that an operator chose. */
export function useProviderChoice(staff: StaffMember): ProviderChoiceState {
  const { data } = useQuery(selfQuery(staffToken() ?? ''));
  const [chosen, setChosen] = useState<string | null>(null);
  const providers = data?.providers ?? [];
  // Kept, so that a dispensary created meanwhile does not become the one at work.
  if (chosen === null && providers[0]) setChosen(providers[0].id);
  const providerId = staff.providerId ?? chosen;
  return { providerId, providers, choose: setChosen };
}
