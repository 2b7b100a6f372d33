import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { goToBilling, leadsTo, markReturn, onPageKept, pathHere } from '../../data/account/billingVisit';
import { openPortal } from '../../data/account/membershipCalls';
import type { ApiError } from '../../data/apiError';
import { readAfterRefusal } from './keepMembership';

/** The billing service's URL. Null if this site bills by itself, in which case there are no payment details. */
async function findPortal(): Promise<string | null> {
  const path = markReturn(pathHere(), 'portal');
  const { url } = await openPortal(path);
  return leadsTo(url, path) ? null : url;
}

/** Opens the billing service's payment page if there is one. */
export function usePayment() {
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => onPageKept(() => setLeaving(false)), []);
  const opening = useMutation<string | null, ApiError>({
    networkMode: 'always',
    mutationFn: findPortal,
    onSuccess: (url) => {
      if (url === null) return;
      setLeaving(true);
      goToBilling(url);
    },
    onError: (error) => readAfterRefusal(queries, error),
  });
  return {
    isBusy: opening.isPending || isLeaving,
    hasNothing: opening.data === null,
    error: opening.error,
    open: () => opening.mutate(),
  };
}
