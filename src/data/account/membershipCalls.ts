import type { Membership, MembershipPortal, MembershipStart } from '../../domain/account/membershipSchema';
import { request } from '../http';

const post = <Answer>(name: string, body?: object) =>
  request<Answer>(`/v1/app/membership/${name}`, { method: 'POST', body });

/** D-26: starts the free trial, or joins without it; `url` is where the shopper agrees to pay, who comes back to a path of this site. */
export const startMembership = (way: 'trial' | 'join', returnTo: string) => post<MembershipStart>(way, { returnTo });

/** S2-76: where payment is managed; without a billing service elsewhere that is `returnTo` itself. */
export const openPortal = (returnTo: string) => post<MembershipPortal>('portal', { returnTo });

/** D-26: ends the membership with its period. */
export const cancelMembership = () => post<Membership>('cancel');

/** D-26: takes a cancellation back while the period lasts. */
export const resumeMembership = () => post<Membership>('resume');
