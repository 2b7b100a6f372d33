import type { Membership, MembershipPortal, MembershipStart } from '../../domain/account/membershipSchema';
import { request } from '../http';
import type { ResponseShape } from '../responseShape';

const post = <Result>(name: string, shape: ResponseShape<Result>, body?: object) =>
  request<Result>(`/v1/app/membership/${name}`, { method: 'POST', body, shape });

/** Requires `isEnding`: without it, a canceled membership would look like an active one. */
export const membershipShape: ResponseShape<Membership> = { fields: ['status', 'plan', 'isEnding'] };

/** `url` in the response is the checkout page, which returns the shopper to `returnTo`. */
export const startMembership = (kind: 'trial' | 'join', returnTo: string) =>
  post<MembershipStart>(kind, { fields: ['membership', 'url'] }, { returnTo });

/** With the embedded ledger, the returned page is `returnTo` itself. */
export const openPortal = (returnTo: string) => post<MembershipPortal>('portal', { fields: ['url'] }, { returnTo });

export const cancelMembership = () => post<Membership>('cancel', membershipShape);

export const resumeMembership = () => post<Membership>('resume', membershipShape);
