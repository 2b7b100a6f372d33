import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { offline } from '../../../tests/fixtures/servers/fakeApi';
import { announced } from '../../../tests/fixtures/announced';
import {
  placeOrderCall,
  checkoutProvider,
  elevenAm,
  setUpCheckout,
  renderCheckout,
} from '../../../tests/fixtures/components/renderCheckout';
import { ApiError } from '../../data/apiError';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';

const locationSearch = () => window.location.search;
const goBack = () => act(async () => window.history.back());

setUpCheckout();

describe('S2-73 the steps', () => {
  test('a complete account starts at the first missing step; the other steps are folded or pending', async () => {
    const { step, isLoadedAt, t } = renderCheckout();
    await isLoadedAt('review');
    expect(step('details')).toHaveTextContent('Ada Rowan · shopper@example.com');
    expect(step('id')).toHaveTextContent(t('checkout.id.present'));
    expect(step('address')).toHaveTextContent('12 Elm St, Oakland, CA 94601');
    expect(step('time'), 'the next free window').toHaveTextContent(/Today: 11:00\sAM – 12:00\sPM \(next available\)/);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(t('checkout.step.review'));
    expect(locationSearch()).toBe('?step=review');
    expect(document.body).toHaveFocus();
  });

  test('without a free window, the following steps wait', async () => {
    const full = { ...checkoutProvider, deliveryTimes: {} };
    const { step, isLoadedAt } = renderCheckout({ delivery: { provider: full } });
    await isLoadedAt('time');
    expect(step('review')).toHaveAttribute('data-state', 'waiting');
    expect(within(step('review')).queryByRole('button')).toBeNull();
    expect(locationSearch()).toBe('?step=time');
  });

  test('the preselected window is ordered as shown, and a window the shopper chose stays', async () => {
    const { api, user, submit, isLoadedAt, onPlaced, change } = renderCheckout();
    await isLoadedAt('review');
    expect(useCheckoutDraft.getState().slotStart).toBeNull();
    await change('time');
    await user.click(screen.getByRole('radio', { name: /^Today: 1:00/ }));
    await isLoadedAt('review');
    expect(useCheckoutDraft.getState().slotStart).toBe('2026-11-03T21:00:00.000Z');
    act(() => changeDraft({ slotStart: null }));
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(placeOrderCall)[0]!.body).toMatchObject({ slotStart: elevenAm });
  });

  test('S5-09 a preselected window that passes is not replaced silently', async () => {
    const { isLoadedAt, t } = renderCheckout();
    await isLoadedAt('review');
    vi.setSystemTime(new Date('2026-11-03T18:45:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await isLoadedAt('time');
    expect(screen.getByText(t('error.slotMissed'))).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('the next step takes focus and is announced', async () => {
    const { chooseTime, t } = renderCheckout();
    await chooseTime();
    expect(screen.getByRole('heading', { name: t('checkout.review.title') })).toHaveFocus();
    expect(announced()).toContain('Step 5 of 5: Review');
    expect(locationSearch()).toBe('?step=review');
  });

  test('Back returns to the previous step, and an edit returns to the review', async () => {
    const { chooseTime, isOpen, change, continueStep } = renderCheckout();
    await chooseTime();
    await goBack();
    await isOpen('time');
    expect(screen.getByRole('radio', { name: /^Today: 11:00/ })).toBeChecked();
    await continueStep();
    await isOpen('review');
    await change('address');
    await isOpen('address');
    expect(locationSearch()).toBe('?step=address');
    await continueStep();
    await isOpen('review');
  });

  test('what was typed survives a reload, and another account’s draft is not shown', async () => {
    const first = renderCheckout();
    await first.isLoadedAt('review');
    await first.change('address');
    await first.user.type(screen.getByLabelText(first.t('checkout.address.note'), { exact: false }), 'Ring twice');
    first.unmount();
    useCheckoutDraft.setState(useCheckoutDraft.getInitialState(), true);
    useCheckoutDraft.restore();
    const second = renderCheckout();
    await waitFor(() => expect(second.step('address')).toHaveTextContent('Ring twice'));
    second.unmount();
    act(() => changeDraft({ shopper: 'user-0' }));
    const third = renderCheckout();
    await third.isLoadedAt('address');
    expect(third.step('address')).not.toHaveTextContent('Ring twice');
  });
});

describe('S8-02 no response from the server', () => {
  test.each([
    ['GET /v1/app/user/me', 'the account'],
    ['GET /v1/app/user/uploaded-id', 'the ID'],
  ])('%s: shows an error and retries', async (call) => {
    const { api, user, isOpen, t } = renderCheckout({ answers: { [call]: offline } });
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    api.answers[call] = call.endsWith('me') ? buildUser() : { documentStatus: 'PRESENT' };
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await screen.findByText('Ada Rowan · shopper@example.com');
    await isOpen('review');
  });

  test('for the rewards: the order can be placed without them', async () => {
    const { chooseTime, submit, t } = renderCheckout({ answers: { 'GET /v1/app/rewards': offline } });
    await chooseTime();
    expect(await screen.findByText(t('checkout.reward.failed'))).toBeVisible();
    expect(submit()).toBeEnabled();
  });

  test('for the products: S8-06 shows an error, and the order can be placed', async () => {
    const { chooseTime, submit, t } = renderCheckout({ delivery: { error: new ApiError(0), failed: 'products' } });
    await chooseTime();
    expect(screen.getByText(t('error.products'))).toBeVisible();
    expect(submit()).toBeEnabled();
  });

  test('offline shows a notice, and the order waits', async () => {
    const { chooseTime, submit, t } = renderCheckout();
    await chooseTime();
    await nextNetwork(false);
    expect(screen.getByText(t('checkout.offline'))).toBeVisible();
    expect(submit()).toBeDisabled();
    await nextNetwork(true);
    expect(submit()).toBeEnabled();
  });
});

describe('S2-73 S8-02 reloaded offline', () => {
  test('shows the saved draft read-only, and continues by itself once online', async () => {
    changeDraft({ shopper: 'user-1', seed: 'seed-1', note: 'Ring twice', slotStart: elevenAm });
    await nextNetwork(false);
    const { isLoadedAt, t } = renderCheckout();
    expect(await screen.findByText(t('checkout.offline'))).toBeVisible();
    const saved = within(screen.getByRole('group', { name: t('checkout.saved') }));
    for (const text of ['Ring twice', '12 Elm St, Oakland, CA 94601']) expect(saved.getByText(text)).toBeVisible();
    expect(saved.getByText(/^Today: 11:00/)).toBeVisible();
    expect(saved.getAllByText('$60.00')).toHaveLength(2);
    expect(saved.queryByRole('button')).toBeNull();
    await nextNetwork(true);
    await isLoadedAt('review');
    expect(screen.queryByText(t('checkout.offline'))).toBeNull();
  });

  test('also shows it when the server does not respond', async () => {
    const { t } = renderCheckout({ answers: { 'GET /v1/app/user/me': offline } });
    expect(await screen.findByText(t('checkout.error.load'))).toBeVisible();
    expect(screen.getByRole('group', { name: t('checkout.saved') })).toBeVisible();
  });
});
