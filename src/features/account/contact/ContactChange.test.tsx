import { act, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../../tests/fixtures/nextNetwork';
import { buildUser } from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, neverResponds, offline, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { userQuery } from '../../../data/account/accountQueries';
import { queryClient } from '../../../data/queryClient';
import type { Channel } from '../../../domain/account/destination';
import type { LocaleId } from '../../../domain/region/locales';
import { en } from '../../../i18n/messages/en';
import { useToasts } from '../../../state/notifications/toasts';
import { ContactChange } from './ContactChange';

const ask = (channel: Channel) => `POST /v1/app/user/task-to-change-${channel}`;
const execute = (channel: Channel) => `POST /v1/app/user/execute-change-${channel}`;
const wait = 'Too many tries. Please try again in 12 minutes.';
const sent = { sentTo: 'x', resendAfterSeconds: 30 };
const typedOf = { email: 'new@shopper.example', phone: '(213) 555-0100' };
const changedTo = { email: { email: 'new@shopper.example' }, phone: { phoneNumber: '2135550100' } };

interface Setup {
  channel?: Channel;
  answers?: Parameters<typeof fakeApi>[0];
  localeId?: LocaleId;
}

function draw({ channel = 'email', answers = {}, ...setup }: Setup = {}) {
  const api = fakeApi({
    'GET /v1/app/user/me': buildUser({ phoneNumber: '4155550100' }),
    [ask(channel)]: sent,
    [execute(channel)]: buildUser(changedTo[channel]),
    ...answers,
  });
  const view = renderInLocale(<ContactChange channel={channel} />, setup);
  const { t, user } = view;
  const field = () => screen.findByRole('textbox', { name: t(`contact.${channel}.new`) });
  const send = async (typed = typedOf[channel]) => {
    if (typed) await user.type(await field(), typed);
    await user.click(await screen.findByRole('button', { name: t('signIn.sendCode') }));
  };
  const code = () => screen.findByLabelText(t('signIn.code'));
  const confirm = async (digits: string) => user.type(await code(), digits);
  const bodies = (key: string) => api.callsOf(key).map(({ body }) => body);
  return { ...view, api, field, send, code, confirm, bodies };
}

afterEach(() => void vi.useRealTimers());

describe.each([
  ['email', 'S7-08 S7-09 the email', 'shopper@example.com'],
  ['phone', 'S5-05 S7-10 S7-11 the phone number', '(415) 555-0100'],
] as const)('S2-06 %s', (channel, statement, current) => {
  test(`${statement} is changed by the code that is sent to the new one`, async () => {
    const { send, code, confirm, bodies, t } = draw({ channel });
    expect(await screen.findByText(current)).toBeVisible();
    await send();
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(bodies(ask(channel))).toEqual([changedTo[channel]]);
    expect(screen.getByText(t('signIn.codeSent', { destination: typedOf[channel] }))).toBeVisible();
    await confirm('123456');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/us/en/user/account', { replace: true }));
    expect(bodies(execute(channel))).toEqual([{ otp: '123456' }]);
    expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject(changedTo[channel]);
  });

  test('D-22 it says that the other sessions ended', async () => {
    const { send, confirm, t } = draw({ channel });
    await send();
    await confirm('123456');
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    expect(useToasts.getState().toasts[0]!.message).toBe(t(`contact.${channel}.changed`));
    expect(t(`contact.${channel}.changed`)).toMatch(/signed out on your other devices/);
  });

  test('S5-06 a contact of another account gets the error text of the specification', async () => {
    const { send } = draw({ channel, answers: { [ask(channel)]: problem(409, 'account_exists', { detail: 'x' }) } });
    await send();
    const what = channel === 'email' ? 'email' : 'phone number';
    const words = `This ${what} has already been registered with another account with the product.`;
    expect(await screen.findByText(words)).toBeVisible();
  });

  test.each(['en-US', 'fr-CA'] as const)(
    'a contact that the account already has gets its own error, in %s',
    async (localeId) => {
      const answers = { [ask(channel)]: problem(409, 'destination_unchanged', { detail: 'x' }) };
      const { send, t } = draw({ channel, answers, localeId });
      await send();
      expect(await screen.findByText(t(`contact.${channel}.same`))).toBeVisible();
    },
  );

  test.each([400, 404, 409, 410, 422, 429])(
    'S8-05 a code that is refused with a %i is an invalid code',
    async (status) => {
      const answers = { [execute(channel)]: problem(status, 'refused', { detail: 'x' }) };
      const { send, code, confirm } = draw({ channel, answers });
      await send();
      await confirm('000000');
      expect(await screen.findByText('Invalid verification code')).toBeVisible();
      expect(await code()).toBeInvalid();
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});

describe('S2-06 the typed contact', () => {
  test.each([
    ['email', '', 'error.required'],
    ['email', 'new@', 'error.email'],
    ['phone', '   ', 'error.required'],
    ['phone', '555', 'error.phone'],
    ['phone', '+44 20 7946 0958', 'error.phone'],
  ] as const)('S5-01 D-21 %s %j is not sent', async (channel, typed, key) => {
    const { field, send, bodies, t } = draw({ channel });
    await send(typed);
    expect(await screen.findByText(t(key), { exact: false })).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(bodies(ask(channel))).toEqual([]);
  });

  test.each([
    ['S8-04, D-21 a limit, with its wait', problem(429, 'too_many_requests', { detail: wait }), wait],
    ['a number of another country', problem(422, 'phone_not_supported', { detail: 'x' }), en['error.phone']],
    ['S8-02 no answer', offline, en['error.network']],
  ])('stays when no code was sent, and can be sent again: %s', async (_, answer, words) => {
    const { api, field, send, code } = draw({ channel: 'phone', answers: { [ask('phone')]: answer } });
    await send();
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field()).toHaveValue('(213) 555-0100');
    api.answers[ask('phone')] = sent;
    await send('');
    expect(await code()).toHaveValue('');
  });

  test('offline shows an explanation', async () => {
    await nextNetwork(false);
    const { t } = draw();
    expect(await screen.findByText(t('contact.offline'))).toBeVisible();
    await nextNetwork(true);
    expect(screen.queryByText(t('contact.offline'))).toBeNull();
  });
});

describe('S2-06 a change when the last sign-in was a while ago', () => {
  const askConfirmation = 'POST /v1/app/user/task-to-confirm';
  const executeConfirmation = 'POST /v1/app/user/execute-confirm';

  test.each(['en-US', 'fr-CA'] as const)(
    'first asks for a code sent to the account’s own email, then continues, in %s',
    async (localeId) => {
      const { api, send, confirm, code, user, bodies, t } = draw({
        channel: 'phone',
        localeId,
        answers: {
          'GET /v1/app/user/me': buildUser({ emailVerified: true }),
          [ask('phone')]: problem(403, 'confirmation_required'),
          [askConfirmation]: { ...sent, challengeId: 'challenge-1' },
          [executeConfirmation]: { confirmedUntil: '2026-03-02T18:00:00.000Z' },
        },
      });
      await send();
      expect(await screen.findByText(t('contact.confirm.lead'))).toBeVisible();
      const own = t('contact.confirm.send', { destination: 'shopper@example.com' });
      await user.click(screen.getByRole('button', { name: own }));
      await code();
      api.answers[ask('phone')] = sent;
      await confirm('123456');
      const codeSent = t('signIn.codeSent', { destination: typedOf.phone }).replaceAll('\u00a0', ' ');
      expect(await screen.findByText(codeSent)).toBeVisible();
      expect(bodies(askConfirmation)).toEqual([{ channel: 'email' }]);
      expect(bodies(executeConfirmation)).toEqual([{ channel: 'email', otp: '123456', challengeId: 'challenge-1' }]);
      expect(bodies(ask('phone'))).toEqual([changedTo.phone, changedTo.phone]);
    },
  );

  const askForConfirmation = async ({ send, user, t }: ReturnType<typeof draw>) => {
    await send();
    const own = t('contact.confirm.send', { destination: 'shopper@example.com' });
    const button = await screen.findByRole('button', { name: own });
    return { button, requestCode: () => user.click(button) };
  };
  const needsConfirmation = {
    'GET /v1/app/user/me': buildUser({ emailVerified: true }),
    [ask('email')]: problem(403, 'confirmation_required'),
    [askConfirmation]: sent,
    [executeConfirmation]: { confirmedUntil: '2026-03-02T18:00:00.000Z' },
  };

  test('stays busy after the confirmation until the code for the change is sent', async () => {
    const view = draw({ answers: needsConfirmation });
    const { api, code, confirm, bodies, t } = view;
    await (await askForConfirmation(view)).requestCode();
    await code();
    api.answers[ask('email')] = neverResponds;
    await confirm('123456');
    await waitFor(() => expect(bodies(ask('email'))).toHaveLength(2));
    expect(screen.getByRole('button', { name: t('signIn.confirming') })).toHaveAttribute('aria-busy', 'true');
  });

  test('a double tap requests one confirmation code', async () => {
    const view = draw({ answers: needsConfirmation });
    const { button } = await askForConfirmation(view);
    act(() => {
      for (let taps = 0; taps < 2; taps += 1) button.click();
    });
    await view.code();
    expect(view.bodies(askConfirmation)).toEqual([{ channel: 'email' }]);
  });

  test('returns to the typed contact', async () => {
    const { send, field, user, t } = draw({
      answers: { [ask('email')]: problem(403, 'confirmation_required') },
    });
    await send();
    await user.click(await screen.findByRole('button', { name: t('contact.confirm.back') }));
    expect(await field()).toHaveValue(typedOf.email);
  });
});

describe('D-21 the code', () => {
  test('can be pasted', async () => {
    const { user, send, code, bodies } = draw();
    await send();
    await user.click(await code());
    await user.paste('123 456');
    await waitFor(() => expect(bodies(execute('email'))).toEqual([{ otp: '123456' }]));
  });

  test('can be requested again after 30 seconds', async () => {
    vi.useFakeTimers();
    const { user, send, bodies, t, plural } = draw();
    await send();
    const waiting = await screen.findByRole('button', { name: plural('signIn.resendIn', 30) });
    expect(waiting).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await user.click(screen.getByRole('button', { name: t('signIn.resend') }));
    await waitFor(() => expect(bodies(ask('email'))).toEqual([changedTo.email, changedTo.email]));
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 30) })).toBeDisabled();
    // The page says which of the two messages counts.
    expect(screen.getByText(/replaces the earlier one/)).toBeVisible();
  });

  test('stops working after five wrong attempts, and the page says so', async () => {
    const { send, confirm, t } = draw({ answers: { [execute('email')]: problem(400, 'invalid_code') } });
    await send();
    for (const digits of ['000001', '000002', '000003', '000004']) await confirm(digits);
    await waitFor(() => expect(screen.getByLabelText(t('signIn.code'))).toHaveValue(''));
    expect(screen.queryByText(t('signIn.codeSpent'))).toBeNull();
    await confirm('000005');
    expect(await screen.findByText(t('signIn.codeSpent'))).toBeVisible();
  });

  test('S5-06 shows an error beside the field when another account took the contact in the meantime', async () => {
    const { send, confirm, t } = draw({ answers: { [execute('email')]: problem(409, 'account_exists') } });
    await send();
    await confirm('123456');
    expect(await screen.findByText(t('error.emailTaken'))).toBeVisible();
  });

  test('S8-02 is not called wrong when no response came', async () => {
    const { send, confirm, code, t } = draw({ answers: { [execute('email')]: offline } });
    await send();
    await confirm('123456');
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(screen.queryByText(t('error.invalidCode'))).toBeNull();
    expect(await code()).toHaveValue('123456');
  });

  test('is still expected after a reload, but only for the same account', async () => {
    const { send, code, unmount } = draw();
    await send();
    await code();
    unmount();
    queryClient.clear();
    const { code: again, unmount: leave } = draw();
    expect(await again()).toHaveFocus();
    leave();
    queryClient.clear();
    const { field } = draw({ answers: { 'GET /v1/app/user/me': buildUser({ uuid: 'user-2' }) } });
    expect(await field()).toBeVisible();
  });

  test('is requested once by a double tap', async () => {
    const { user, field, code, bodies, t } = draw();
    await user.type(await field(), typedOf.email);
    const form = screen.getByRole('button', { name: t('signIn.sendCode') }).closest('form')!;
    act(() => {
      for (let taps = 0; taps < 2; taps += 1) form.requestSubmit();
    });
    await code();
    expect(bodies(ask('email'))).toHaveLength(1);
  });

  test('can be sent to another email while a resend is pending, whose late response is ignored', async () => {
    const { api, user, field, send, code, t } = draw({
      answers: { [ask('email')]: { ...sent, resendAfterSeconds: 0 } },
    });
    await send();
    await code();
    let answerLate = (_: object) => {};
    api.answers[ask('email')] = () => new Promise((resolve) => (answerLate = resolve));
    await user.click(screen.getByRole('button', { name: t('signIn.resend') }));
    await user.click(screen.getByRole('button', { name: t('contact.email.another') }));
    api.answers[ask('email')] = sent;
    await user.clear(await field());
    await send('other@shopper.example');
    const codeSent = t('signIn.codeSent', { destination: 'other@shopper.example' });
    expect(await screen.findByText(codeSent)).toBeVisible();
    await act(async () => answerLate(sent));
    expect(screen.getByText(codeSent)).toBeVisible();
  });

  test('is not requested twice when the shopper goes back to the same email', async () => {
    const { user, send, field, code, bodies, t } = draw();
    await send();
    await code();
    await user.click(screen.getByRole('button', { name: t('contact.email.another') }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('new@shopper.example');
    await send('');
    expect(await code()).toHaveValue('');
    expect(bodies(ask('email'))).toHaveLength(1);
  });
});

test('S8-04 an account that fails to load can be retried', async () => {
  const { api, field, user, t } = draw({ answers: { 'GET /v1/app/user/me': problem(500, 'server_error') } });
  await user.click(await screen.findByRole('button', { name: t('app.retry') }));
  api.answers['GET /v1/app/user/me'] = buildUser();
  await user.click(await screen.findByRole('button', { name: t('app.retry') }));
  expect(await field()).toBeVisible();
});
