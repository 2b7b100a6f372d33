import type { AccountData } from '../../domain/account/accountDataSchema';
import { request } from '../http';

/** S2-76: all that the account holds, to be saved as a file. */
export const fetchAccountData = () => request<AccountData>('/v1/app/user/data');

/** D-22: ends the account's sessions, this one included. */
export const endAllSessions = () => request<void>('/v1/app/user/sessions', { method: 'DELETE' });

/** S2-76: deletes the account for good; `confirm` is its e-mail address or phone number, as the shopper typed it. */
export const deleteAccount = (confirm: string) =>
  request<void>('/v1/app/user', { method: 'DELETE', body: { confirm } });
