import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../../../tests/fixtures/builders/buildShop';
import { neverResponds, problem } from '../../../../tests/fixtures/servers/fakeApi';
import {
  requestCall,
  codeResponse,
  newContacts,
  newContactFields,
  renderContactChange,
} from '../../../../tests/fixtures/components/renderContactChange';

describe('S2-06 a change when the last sign-in was a while ago', () => {
  const requestConfirmationCall = 'POST /v1/app/user/task-to-confirm';
  const confirmIdentityCall = 'POST /v1/app/user/execute-confirm';

  test.each(['en-US', 'fr-CA'] as const)(
    'first asks for a code sent to the account’s own email, then continues, in %s',
    async (localeId) => {
      const { api, send, confirm, code, user, bodies, t } = renderContactChange({
        channel: 'phone',
        localeId,
        answers: {
          'GET /v1/app/user/me': buildUser({ emailVerified: true }),
          [requestCall('phone')]: problem(403, 'confirmation_required'),
          [requestConfirmationCall]: { ...codeResponse, challengeId: 'challenge-1' },
          [confirmIdentityCall]: { confirmedUntil: '2026-03-02T18:00:00.000Z' },
        },
      });
      await send();
      expect(await screen.findByText(t('contact.confirm.lead'))).toBeVisible();
      const sendToEmail = t('contact.confirm.send', { destination: 'shopper@example.com' });
      await user.click(screen.getByRole('button', { name: sendToEmail }));
      await code();
      api.answers[requestCall('phone')] = codeResponse;
      await confirm('123456');
      const codeSent = t('signIn.codeSent', { destination: newContacts.phone }).replaceAll('\u00a0', ' ');
      expect(await screen.findByText(codeSent)).toBeVisible();
      expect(bodies(requestConfirmationCall)).toEqual([{ channel: 'email' }]);
      expect(bodies(confirmIdentityCall)).toEqual([{ channel: 'email', otp: '123456', challengeId: 'challenge-1' }]);
      expect(bodies(requestCall('phone'))).toEqual([newContactFields.phone, newContactFields.phone]);
    },
  );

  const renderConfirmation = async ({ send, user, t }: ReturnType<typeof renderContactChange>) => {
    await send();
    const sendToEmail = t('contact.confirm.send', { destination: 'shopper@example.com' });
    const button = await screen.findByRole('button', { name: sendToEmail });
    return { button, requestCode: () => user.click(button) };
  };
  const needsConfirmation = {
    'GET /v1/app/user/me': buildUser({ emailVerified: true }),
    [requestCall('email')]: problem(403, 'confirmation_required'),
    [requestConfirmationCall]: codeResponse,
    [confirmIdentityCall]: { confirmedUntil: '2026-03-02T18:00:00.000Z' },
  };

  test('stays busy after the confirmation until the code for the change is sent', async () => {
    const view = renderContactChange({ answers: needsConfirmation });
    const { api, code, confirm, bodies, t } = view;
    await (await renderConfirmation(view)).requestCode();
    await code();
    api.answers[requestCall('email')] = neverResponds;
    await confirm('123456');
    await waitFor(() => expect(bodies(requestCall('email'))).toHaveLength(2));
    expect(screen.getByRole('button', { name: t('signIn.confirming') })).toHaveAttribute('aria-busy', 'true');
  });

  test('a double tap requests one confirmation code', async () => {
    const view = renderContactChange({ answers: needsConfirmation });
    const { button } = await renderConfirmation(view);
    act(() => {
      for (let taps = 0; taps < 2; taps += 1) button.click();
    });
    await view.code();
    expect(view.bodies(requestConfirmationCall)).toEqual([{ channel: 'email' }]);
  });

  test('returns to the typed contact', async () => {
    const { send, field, user, t } = renderContactChange({
      answers: { [requestCall('email')]: problem(403, 'confirmation_required') },
    });
    await send();
    await user.click(await screen.findByRole('button', { name: t('contact.confirm.back') }));
    expect(await field()).toHaveValue(newContacts.email);
  });
});
