import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import type { User } from '../../domain/account/userSchema';
import { OrderUpdatesCard } from './OrderUpdatesCard';

const readCall = 'GET /v1/app/user/order-updates';
const save = 'PUT /v1/app/user/order-updates';
const verified = { emailVerified: true, phoneNumber: '2135550123', phoneNumberVerified: true };

const noRefusals = { email: null, sms: null };

async function renderOrderUpdatesCard(user: Partial<User> = verified, refusals: object = noRefusals) {
  const api = fakeApi({
    [readCall]: { email: true, sms: true, refusals },
    [save]: ({ body }) => ({ ...(body as object), refusals }),
  });
  const view = renderInLocale(<OrderUpdatesCard user={buildUser(user)} />);
  const email = await screen.findByRole('checkbox', { name: view.t('settings.updates.email') });
  const sms = screen.getByRole('checkbox', { name: view.t('settings.updates.sms') });
  return { api, email, sms, ...view };
}

describe('messages about orders', () => {
  test('are on, and each channel is turned off and on by itself', async () => {
    const { api, email, sms, user } = await renderOrderUpdatesCard();
    expect(email).toBeChecked();
    await user.click(sms);
    expect(sms).not.toBeChecked();
    expect(email).toBeChecked();
    await user.click(sms);
    expect(sms).toBeChecked();
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([
      { email: true, sms: false },
      { email: true, sms: true },
    ]);
  });

  test('that could not be changed stay as they are, with the reason', async () => {
    const { api, email, user } = await renderOrderUpdatesCard();
    api.answers[save] = problem(500, 'internal');
    await user.click(email);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(email).toBeChecked();
  });

  test('to a number that replied STOP say so at its choice', async () => {
    const sentence = 'This number replied STOP.';
    const { api, email, sms, user } = await renderOrderUpdatesCard(verified, { email: null, sms: sentence });
    expect(sms).toHaveAccessibleDescription(sentence);
    expect(email).not.toHaveAccessibleDescription();
    await user.click(email);
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ email: false, sms: true }]);
    expect(sms).toHaveAccessibleDescription(sentence);
  });

  test('go to verified contacts only', async () => {
    const { email, sms, t } = await renderOrderUpdatesCard({ ...verified, phoneNumberVerified: false });
    expect(email).toBeEnabled();
    expect(sms).toBeDisabled();
    expect(sms).not.toBeChecked();
    expect(screen.getByText(t('settings.updates.unverified'))).toBeVisible();
  });
});
