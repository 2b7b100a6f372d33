import type { Membership, MembershipPortal, MembershipStart } from '../../domain/account/membershipSchema';
import { request } from '../http';

const post = <Answer>(name: string, body?: object) =>
  request<Answer>(`/v1/app/membership/${name}`, { method: 'POST', body });

/**
 * Starts the free trial, or joins without it. `url` in the response is the checkout page, which returns the shopper to
 * `returnTo`.
 */
export const startMembership = (way: 'trial' | 'join', returnTo: string) => post<MembershipStart>(way, { returnTo });

/** The page for managing payment. With the embedded ledger this is `returnTo` itself. */
export const openPortal = (returnTo: string) => post<MembershipPortal>('portal', { returnTo });

/** Cancels the membership at the end of the period. */
export const cancelMembership = () => post<Membership>('cancel');

/** Undoes a cancellation before the period ends. */
export const resumeMembership = () => post<Membership>('resume');
