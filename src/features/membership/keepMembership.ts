import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { invoicesQuery, membershipQuery } from '../../data/account/membershipQuery';
import type { Membership } from '../../domain/account/membershipSchema';

const { queryKey } = membershipQuery();

/** Takes over what a change made of the membership; what was billed with it is asked for. */
export function keepMembership(queries: QueryClient, membership: Membership): void {
  queries.setQueryData(queryKey, membership);
  void queries.invalidateQueries({ queryKey: invoicesQuery().queryKey });
}

/** An answer that is under way may be older than the change that is asked for now. */
export const holdReadings = (queries: QueryClient): Promise<void> => queries.cancelQueries({ queryKey });

/** A refusal says that the membership is another by now than the page shows. */
export const readAfterRefusal = (queries: QueryClient, { status }: ApiError): Promise<void> | undefined =>
  status === 409 ? queries.invalidateQueries({ queryKey }) : undefined;
