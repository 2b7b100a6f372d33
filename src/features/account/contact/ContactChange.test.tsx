import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, test } from 'vitest';
import { nextNetwork } from '../../../../tests/fixtures/nextNetwork';
import { buildUser } from '../../../../tests/fixtures/builders/buildShop';
import { offline, problem } from '../../../../tests/fixtures/servers/fakeApi';
import {
  requestCall,
  confirmCall,
  codeResponse,
  newContacts,
  newContactFields,
  renderContactChange,
} from '../../../../tests/fixtures/components/renderContactChange';
import { userQuery } from '../../../data/account/accountQueries';
import { queryClient } from '../../../data/queryClient';
import { en } from '../../../i18n/messages/en';
import { useToasts } from '../../../state/notifications/toasts';

const rateLimitText = 'Too many tries. Please try again in 12 minutes.';

describe.each([
  ['email', 'S7-08 S7-09 the email', 'shopper@example.com'],
  ['phone', 'S5-05 S7-10 S7-11 the phone number', '(415) 555-0100'],
] as const)('S2-06 %s', (channel, statement, current) => {
  test(`${statement} is changed by the code that is sent to the new one`, async () => {
    const { send, code, confirm, bodies, t } = renderContactChange({ channel });
    expect(await screen.findByText(current)).toBeVisible();
    await send();
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(bodies(requestCall(channel))).toEqual([newContactFields[channel]]);
    expect(screen.getByText(t('signIn.codeSent', { destination: newContacts[channel] }))).toBeVisible();
    await confirm('123456');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/us/en/user/account', { replace: true }));
    expect(bodies(confirmCall(channel))).toEqual([{ otp: '123456' }]);
    expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject(newContactFields[channel]);
  });

  test('D-22 it says that the other sessions ended', async () => {
    const { send, confirm, t } = renderContactChange({ channel });
    await send();
    await confirm('123456');
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    expect(useToasts.getState().toasts[0]!.message).toBe(t(`contact.${channel}.changed`));
    expect(t(`contact.${channel}.changed`)).toMatch(/signed out on your other devices/);
  });

  test('S5-06 a contact of another account gets the error text of the specification', async () => {
    const { send } = renderContactChange({
      channel,
      answers: { [requestCall(channel)]: problem(409, 'account_exists', { detail: 'x' }) },
    });
    await send();
    const contactName = channel === 'email' ? 'email' : 'phone number';
    const message = `This ${contactName} has already been registered with another account with the product.`;
    expect(await screen.findByText(message)).toBeVisible();
  });

  test.each(['en-US', 'fr-CA'] as const)(
    'a contact that the account already has gets its own error, in %s',
    async (localeId) => {
      const answers = { [requestCall(channel)]: problem(409, 'destination_unchanged', { detail: 'x' }) };
      const { send, t } = renderContactChange({ channel, answers, localeId });
      await send();
      expect(await screen.findByText(t(`contact.${channel}.same`))).toBeVisible();
    },
  );

  test.each([400, 404, 409, 410, 422, 429])(
    'S8-05 a code that is refused with a %i is an invalid code',
    async (status) => {
      const answers = { [confirmCall(channel)]: problem(status, 'refused', { detail: 'x' }) };
      const { send, code, confirm } = renderContactChange({ channel, answers });
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
    const { field, send, bodies, t } = renderContactChange({ channel });
    await send(typed);
    expect(await screen.findByText(t(key), { exact: false })).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(bodies(requestCall(channel))).toEqual([]);
  });

  test.each([
    ['S8-04, D-21 a limit, with its wait', problem(429, 'too_many_requests', { detail: rateLimitText }), rateLimitText],
    ['a number of another country', problem(422, 'phone_not_supported', { detail: 'x' }), en['error.phone']],
    ['S8-02 no answer', offline, en['error.network']],
  ])('stays when no code was sent, and can be sent again: %s', async (_, response, message) => {
    const { api, field, send, code } = renderContactChange({
      channel: 'phone',
      answers: { [requestCall('phone')]: response },
    });
    await send();
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field()).toHaveValue('(213) 555-0100');
    api.answers[requestCall('phone')] = codeResponse;
    await send('');
    expect(await code()).toHaveValue('');
  });

  test('offline shows an explanation', async () => {
    await nextNetwork(false);
    const { t } = renderContactChange();
    expect(await screen.findByText(t('contact.offline'))).toBeVisible();
    await nextNetwork(true);
    expect(screen.queryByText(t('contact.offline'))).toBeNull();
  });
});

test('S8-04 an account that fails to load can be retried', async () => {
  const { api, field, user, t } = renderContactChange({
    answers: { 'GET /v1/app/user/me': problem(500, 'server_error') },
  });
  await user.click(await screen.findByRole('button', { name: t('app.retry') }));
  api.answers['GET /v1/app/user/me'] = buildUser();
  await user.click(await screen.findByRole('button', { name: t('app.retry') }));
  expect(await field()).toBeVisible();
});
