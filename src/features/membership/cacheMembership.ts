import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { invoicesQuery, membershipQuery } from '../../data/account/membershipQuery';
import type { Membership } from '../../domain/account/membershipSchema';

const { queryKey } = membershipQuery();

/** Also refetches the invoices, which the change may have added to. */
export function cacheMembership(queries: QueryClient, membership: Membership): void {
  queries.setQueryData(queryKey, membership);
  void queries.invalidateQueries({ queryKey: invoicesQuery().queryKey });
}

/** Pending responses may be older than the change about to be made. */
export const cancelMembershipRequests = (queries: QueryClient): Promise<void> => queries.cancelQueries({ queryKey });

/** A 409 means that the membership shown on the page is stale. */
export const refetchAfterConflict = (queries: QueryClient, { status }: ApiError): Promise<void> | undefined =>
  status === 409 ? queries.invalidateQueries({ queryKey }) : undefined;
