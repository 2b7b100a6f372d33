import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubUploads } from '../../tests/fixtures/fakeUpload';
import { fakeApi, noContent, problem } from '../../tests/fixtures/servers/fakeApi';
import { intruders } from '../../tests/fixtures/servers/intruders';
import type { PlaceOrderInput } from '../domain/order/orderSchema';
import { isContactAvailable, login, logout, sendCode } from './account/accountCalls';
import { deleteAccount, fetchAccountData } from './account/accountDataCalls';
import { userQuery } from './account/accountQueries';
import { confirmContactChange } from './account/contactChangeCalls';
import { fetchFavorites } from './account/favoriteCalls';
import { uploadId } from './account/idPhotoCalls';
import { cancelMembership } from './account/membershipCalls';
import { removeStockAlert } from './account/stockAlertsQuery';
import { providersQuery } from './delivery/deliveryCalls';
import { setClockOffset } from './fetchApi';
import { orderQuery, placeOrder } from './order/orderCalls';
import { trackedOrderQuery } from './order/trackingCalls';
import { removeRating } from './rating/ratingCalls';
import { onTokenRejected } from './reportRejectedToken';
import { serverClock } from './serverClock';
import { fetchIdPhoto } from './staff/orderCalls';
import { driverRunQuery, revokeRun } from './staff/runCalls';
import { staffLogin } from './staff/staffAuthCalls';
import { currentStaffQuery } from './staff/staffQueries';
import { exportStock } from './staff/stockCalls';
import { onStaffTokenRejected } from './staff/tokenRequest';
import { loadText, saveText, storageKeys } from './storage';
import { activationHistoryQuery } from './unlock/activationHistoryQuery';
import { removePod } from './unlock/podCalls';
import { batchInfoQuery } from './unlock/podsQuery';
import { confirmActivation } from './unlock/unlockCalls';

const fetched = (query: object) => new QueryClient().fetchQuery({ ...query, retry: false } as FetchQueryOptions);
const email = { email: 'ada@example.com' };
const days = { start: '', end: '' };
const photo = new Blob(['photo']);

const callers: Record<string, () => Promise<unknown>> = {
  'the account': () => fetched(userQuery()),
  'a free contact': () => isContactAvailable(email),
  'a code': () => sendCode(email),
  'a sign-in': () => login(email, { otp: '123456' }),
  'a sign-out': () => logout('token-1'),
  'a changed contact': () => confirmContactChange('email', { otp: '123456' }),
  'the account’s data': fetchAccountData,
  'a deleted account': () => deleteAccount(email.email),
  'the favorites': fetchFavorites,
  'an ID photo': () => uploadId('alder', photo),
  'a canceled membership': cancelMembership,
  'a removed alert': () => removeStockAlert('alert-1'),
  'the dispensaries': () => fetched(providersQuery('place-1')),
  'a placed order': () => placeOrder({ items: [] } as unknown as PlaceOrderInput, 'key-1'),
  'an order': () => fetched(orderQuery('alder', 'order-1')),
  'a tracked order': () => fetched(trackedOrderQuery('token')),
  'a removed rating': () => removeRating('ABCDEFGH'),
  'a removed pod': () => removePod('ABCDEFGH'),
  'a batch': () => fetched(batchInfoQuery('en-US', 'B-1')),
  'the history': () => fetched(activationHistoryQuery({ localeId: 'en-US', timezone: 'UTC', page: 1, ...days })),
  'an unlocked pod': () => confirmActivation('activation-1'),
  'a staff sign-in': () => staffLogin({ ...email, otp: '123456', challengeId: 'c' }),
  'the staff member': () => fetched(currentStaffQuery('staff-1')),
  'a driver’s round': () => fetched(driverRunQuery('run-1', undefined)),
  'an ended round': () => revokeRun('staff-1', 'alder', 'run-1'),
  'a customer’s photo': () => fetchIdPhoto('staff-1', { providerId: 'alder', orderNumber: 'K7RM4WXT' }),
  'the stock file': () => exportStock({ token: 'staff-1', providerId: 'alder' }),
};
const names = Object.keys(callers);

/** Responds to every call. */
const respondWith = (respond: () => Response) => {
  const api = fakeApi({});
  vi.stubGlobal('fetch', async () => respond());
  return api;
};

const ended = vi.fn<(token?: string) => void>();

beforeEach(() => {
  stubUploads();
  onTokenRejected(ended);
  onStaffTokenRejected(ended);
  ended.mockClear();
  saveText(storageKeys.token, 'token-1');
  saveText(storageKeys.deviceToken, 'device-1');
});
afterEach(() => {
  onTokenRejected(() => {});
  onStaffTokenRejected(() => {});
  saveText(storageKeys.token, null);
  saveText(storageKeys.deviceToken, null);
  setClockOffset(0);
});

describe('D-51 S8-02 a response of somebody else is as if nobody had responded', () => {
  test.each(intruders)('%s', async (_, respond) => {
    const date = new Date(Date.now() + 86_400_000).toUTCString();
    respondWith(() => {
      const response = respond();
      response.headers.set('date', date);
      return response;
    });
    for (const name of names)
      await expect(callers[name]!(), name).rejects.toMatchObject({ status: 0, code: 'unreachable', message: '' });
    expect(ended).not.toHaveBeenCalled();
    expect(serverClock.offsetMs).toBe(0);
    expect(loadText(storageKeys.deviceToken)).toBe('device-1');
  });
});

test('D-51 a problem of the API is a refusal, even with a code that is newer than this page', async () => {
  respondWith(() => problem(409, 'invented_later', { detail: 'Not now.' }));
  for (const name of names)
    await expect(callers[name]!(), name).rejects.toMatchObject({
      status: 409,
      code: 'invented_later',
      message: 'Not now.',
    });
});

test('D-51 the API’s 204 is no success where it sends a body', async () => {
  respondWith(noContent);
  await expect(callers['a placed order']!()).rejects.toMatchObject({ status: 0 });
  await expect(callers['a removed rating']!()).resolves.toBeUndefined();
});
