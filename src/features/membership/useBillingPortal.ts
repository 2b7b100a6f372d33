import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  openBilling,
  leadsToPath,
  addReturnMarker,
  onPageRestored,
  currentPath,
} from '../../data/account/billingVisit';
import { openPortal } from '../../data/account/membershipCalls';
import type { ApiError } from '../../data/apiError';
import { refetchAfterConflict } from './cacheMembership';

/** Returns null if this site bills by itself, in which case there are no payment details to manage. */
async function findPortal(): Promise<string | null> {
  const path = addReturnMarker(currentPath(), 'portal');
  const { url } = await openPortal(path);
  return leadsToPath(url, path) ? null : url;
}

export function useBillingPortal() {
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => onPageRestored(() => setLeaving(false)), []);
  const opening = useMutation<string | null, ApiError>({
    networkMode: 'always',
    mutationFn: findPortal,
    onSuccess: (url) => {
      if (url === null) return;
      setLeaving(true);
      openBilling(url);
    },
    onError: (error) => refetchAfterConflict(queries, error),
  });
  return {
    isBusy: opening.isPending || isLeaving,
    hasNoPortal: opening.data === null,
    error: opening.error,
    open: () => opening.mutate(),
  };
}
