import type { AccountData } from '../../domain/privacy/accountDataSchema';
import { request } from '../http';
import { saveText, storageKeys } from '../storage';

export const fetchAccountData = () =>
  request<AccountData>('/v1/app/user/data', { shape: { fields: ['formatVersion'] } });

export const endAllSessions = () => request<void>('/v1/app/user/sessions', { method: 'DELETE', shape: 'empty' });

/** `confirm` is the account's email address or phone number, as the shopper typed it. */
export async function deleteAccount(confirm: string): Promise<void> {
  await request<void>('/v1/app/user', { method: 'DELETE', body: { confirm }, shape: 'empty' });
  saveText(storageKeys.deviceToken, null);
}
