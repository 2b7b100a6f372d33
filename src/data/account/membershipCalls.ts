import type { Membership, MembershipPortal, MembershipStart } from '../../domain/account/membershipSchema';
import { request } from '../http';

const post = <Result>(name: string, body?: object) =>
  request<Result>(`/v1/app/membership/${name}`, { method: 'POST', body });

/** `url` in the response is the checkout page, which returns the shopper to `returnTo`. */
export const startMembership = (kind: 'trial' | 'join', returnTo: string) => post<MembershipStart>(kind, { returnTo });

/** With the embedded ledger, the returned page is `returnTo` itself. */
export const openPortal = (returnTo: string) => post<MembershipPortal>('portal', { returnTo });

export const cancelMembership = () => post<Membership>('cancel');

export const resumeMembership = () => post<Membership>('resume');
