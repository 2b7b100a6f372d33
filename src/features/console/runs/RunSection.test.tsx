import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildConsoleOrder } from '../../../../tests/fixtures/builders/buildConsole';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi, offline, noContent } from '../../../../tests/fixtures/servers/fakeApi';
import type { Run } from '../../../domain/staff/runSchema';
import { RunSection } from './RunSection';

const list = 'GET /v1/staff/runs';
const self = 'GET /v1/staff/me';
const me = { staff: {}, providers: [{ id: 'alder', name: 'Alder', timezone: 'America/Los_Angeles' }] };
const run: Run = {
  runId: 'run-1',
  driverName: 'Sam',
  createdAt: '2026-07-01T16:00:00.000Z',
  expiresAt: '2999-01-01T00:00:00.000Z',
  isRevoked: false,
  stops: [],
};

test('"Try again" repeats the ending of a driver’s link that failed', async () => {
  const end = 'DELETE /v1/staff/runs/run-1';
  const api = fakeApi({ [self]: me, [list]: [run], 'GET /v1/staff/orders': { orders: [], total: 0 }, [end]: offline });
  const { user } = renderInLocale(<RunSection providerId="alder" />);
  expect(await screen.findByText('Jul 1, 2026, 9:00 AM')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'End the link' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('The link was not ended');
  Object.assign(api.answers, { [end]: noContent(), [list]: [{ ...run, isRevoked: true }] });
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(api.callsOf(end)).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a driver’s link leads to the driver’s page', async () => {
  const order = buildConsoleOrder({ status: 'PACKED', orderType: 'delivery' });
  const api = fakeApi({
    [self]: me,
    [list]: [],
    'GET /v1/staff/orders': { orders: [order], total: 1 },
    'POST /v1/staff/runs': { run, token: 'run_token' },
  });
  const { user } = renderInLocale(<RunSection providerId="alder" />);
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(order.orderNumber) }));
  await user.type(screen.getByLabelText('Driver’s name'), 'Sam');
  await user.click(screen.getByRole('button', { name: 'Send out 1' }));
  expect(await screen.findByText(`${window.location.origin}/us/en/driver#run_token`)).toBeVisible();
  await waitFor(() => expect(api.callsOf(list)).toHaveLength(2));
});
