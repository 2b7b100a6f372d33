import type { AccountData } from '../../domain/account/accountDataSchema';
import { request } from '../http';
import { saveText, storageKeys } from '../storage';

/** Everything the account holds, for saving as a file. */
export const fetchAccountData = () => request<AccountData>('/v1/app/user/data');

/** Ends all of the account's sessions, including this one. */
export const endAllSessions = () => request<void>('/v1/app/user/sessions', { method: 'DELETE' });

/** Deletes the account permanently. `confirm` is its email address or phone number, as the shopper typed it. */
export async function deleteAccount(confirm: string): Promise<void> {
  await request<void>('/v1/app/user', { method: 'DELETE', body: { confirm } });
  saveText(storageKeys.deviceToken, null);
}
