import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../data/queryClient';
import { reportRejectedToken } from '../../data/reportRejectedToken';
import { endRejectedSessions } from './endRejectedSessions';
import { openSession, useSession } from './session';
import { acknowledgeSessionEnd, useSessionEnd } from './sessionEnd';

const currentState = () => [
  useSession.getState().isSignedIn,
  useSessionEnd.getState().isPending,
  localStorage.getItem('token'),
];

beforeEach(() => {
  acknowledgeSessionEnd();
  endRejectedSessions();
  useSession.restore();
});

test('D-22 a session that the API no longer knows ends, and its fetched data is cleared', () => {
  openSession('token-1');
  queryClient.setQueryData(['user'], { givenName: 'Ada' });
  reportRejectedToken('token-1');
  expect(currentState()).toEqual([false, true, null]);
  expect(queryClient.getQueryData(['user'])).toBeUndefined();
});

test('D-22 a response to an older token does not end a newer session', () => {
  openSession('token-2');
  reportRejectedToken('token-1');
  expect(currentState()).toEqual([true, false, 'token-2']);
});
