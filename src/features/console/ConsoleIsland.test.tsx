import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildConsoleOrder } from '../../../tests/fixtures/builders/buildConsole';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../../data/queryClient';
import type { StaffMember } from '../../domain/staff/staffSchema';
import { restoreStores } from '../../state/storedStore';
import { useStaffSession } from '../../state/staff/staffSession';
import { ConsoleIsland } from './ConsoleIsland';
import { consoleQueue } from './consoleQueue';

const list = 'GET /v1/staff/orders';
const self = 'GET /v1/staff/me';
const move = 'POST /v1/staff/orders/K7RM4WXT/status';
const login = 'POST /v1/staff/auth/email/login';
const rejected = problem(401, 'signed_out', { detail: 'Please sign in.' });

const build = (id: string, name: string, providerId: string | null = 'alder'): StaffMember => ({
  id,
  name,
  email: `${id}@alder.example`,
  role: 'staff',
  providerId,
  createdAt: '',
});
const sam = build('sam', 'Sam');
const robin = build('robin', 'Robin');
const orders = { orders: [buildConsoleOrder()], total: 1 };
const me = { staff: sam, providers: [{ id: 'alder', name: 'Alder' }] };

beforeEach(() => {
  restoreStores();
  consoleQueue.useQueue.save(null);
  useStaffSession.save({ staff: sam, staffToken: 'old' }, { endedFor: null });
  return () => useStaffSession.save(null, { endedFor: null });
});

function renderConsoleIsland(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [list]: orders,
    [self]: me,
    'POST /v1/staff/auth/email': { challengeId: 'c', resendAfterSeconds: 30 },
    ...answers,
  });
  return { api, ...renderInLocale(<ConsoleIsland logo={null} />) };
}
type Drawn = ReturnType<typeof renderConsoleIsland>;

/** Ends the session on the server. The console notices at its next request. */
async function endSession({ api }: Drawn) {
  for (const name of [list, self, move]) api.answers[name] = rejected;
  await act(() => queryClient.refetchQueries({ queryKey: ['staff'] }));
  await screen.findByText('Your session has ended');
}

async function signInAs(staff: StaffMember, { api, user }: Drawn) {
  Object.assign(api.answers, { [list]: orders, [self]: { ...me, staff }, [move]: orders.orders[0]! });
  api.answers[login] = { staff, staffToken: 'new', deviceToken: 'device' };
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), staff.email);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await screen.findByRole('navigation', { name: 'Sections' });
}

const findCard = async () => within((await screen.findByText('K7RM4WXT')).closest<HTMLElement>('article')!);
const moves = ({ api }: Drawn) => api.callsOf(move).map(({ headers }) => headers.Authorization);

/** The visible content: the sign-in page or the sections. */
const visibleMain = () => within(screen.getByRole('main'));

async function acceptOffline(page: Drawn) {
  page.api.answers[move] = offline;
  await page.user.click((await findCard()).getByRole('button', { name: 'Accept' }));
  await screen.findByText('Offline · 1 waiting');
}

describe('a session in the console that expires or is revoked', () => {
  test('leads to sign-in, which says why, and stops all requests', async () => {
    const page = renderConsoleIsland();
    await findCard();
    await endSession(page);
    expect(screen.getByText(/It expired, or an operator ended it/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(sam.email);
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
    expect(queryClient.isFetching()).toBe(0);
    expect(queryClient.getQueryCache().findAll({ type: 'active' })).toEqual([]);
  });

  test('keeps what was typed for the member’s next sign-in', async () => {
    const page = renderConsoleIsland();
    await page.user.click((await findCard()).getByRole('button', { name: /K7RM4WXT/ }));
    await page.user.click(await screen.findByRole('button', { name: /Decline/ }));
    const reason = 'We ran out of it.';
    await page.user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Another reason');
    await page.user.type(screen.getByRole('textbox', { name: 'In your words' }), reason);
    await endSession(page);
    expect(screen.queryByRole('textbox', { name: 'In your words' })).toBeNull();
    await signInAs(sam, page);
    expect(await screen.findByRole('textbox', { name: 'In your words' })).toHaveValue(reason);
  });

  test('shows them to another member, who can discard but not send them, and accept the order', async () => {
    const page = renderConsoleIsland();
    await acceptOffline(page);
    await endSession(page);
    const moveCount = moves(page).length;
    await signInAs(robin, page);
    expect(await screen.findByText(/It is sent when Sam signs in here again/)).toBeVisible();
    await act(() => consoleQueue.flush());
    expect(moves(page)).toHaveLength(moveCount);
    expect((await findCard()).getByRole('button', { name: 'Accept' })).toBeEnabled();
    await page.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(consoleQueue.useQueue.getState().actions).toEqual([]);
  });

  test('does not send them for a member who works for another dispensary now', async () => {
    const page = renderConsoleIsland();
    await acceptOffline(page);
    await endSession(page);
    const moveCount = moves(page).length;
    await signInAs({ ...sam, providerId: 'birch' }, page);
    await act(() => consoleQueue.flush());
    expect(moves(page)).toHaveLength(moveCount);
    expect(visibleMain().getByText('Not sent yet: Accept: K7RM4WXT')).toBeVisible();
  });

  test('actions wait for the member after a sign-out too, which says nothing about an end', async () => {
    const page = renderConsoleIsland({ 'DELETE /v1/staff/session': offline });
    await acceptOffline(page);
    await page.user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(visibleMain().getByText('Not sent yet: Accept: K7RM4WXT')).toBeVisible();
    expect(screen.queryByText('Your session has ended')).toBeNull();
    await signInAs(sam, page);
    await waitFor(() => expect(consoleQueue.useQueue.getState().actions).toEqual([]));
  });

  test('a late answer to an earlier session does not end the current one', async () => {
    let respondLate = (_: Response) => {};
    const page = renderConsoleIsland({ [self]: () => new Promise<Response>((done) => (respondLate = done)) });
    await vi.waitFor(() => expect(page.api.callsOf(self)).toHaveLength(1));
    act(() => useStaffSession.save({ staff: sam, staffToken: 'new' }));
    await act(async () => respondLate(rejected));
    expect(useStaffSession.getState().session?.staffToken).toBe('new');
  });
});

test('an operator of a shop without dispensaries is led to the form for the first one', async () => {
  onTestFinished(() => void (location.hash = ''));
  const operator: StaffMember = { ...build('ola', 'Ola', null), role: 'operator' };
  useStaffSession.save({ staff: operator, staffToken: 'old' }, { endedFor: null });
  const { user } = renderConsoleIsland({ [self]: { staff: operator, providers: [] } });
  expect(await screen.findByText('The shop has no dispensary yet')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add the first one' }));
  expect(await screen.findByRole('heading', { name: 'Add a dispensary' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dispensaries' })).toHaveAttribute('aria-current', 'page');
});
