import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  buildOffer,
  buildPod,
  buildProvider,
  chosenPlace,
  deliveryAnswers,
} from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline } from '../../../../tests/fixtures/servers/fakeApi';
import { nextNetwork } from '../../../../tests/fixtures/nextNetwork';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { chooseDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { BuyBox } from './BuyBox';
import { createChoice } from './choice';

const products = 'GET /.netlify/functions/delivery-provider-products';
const providers = 'GET /.netlify/functions/delivery-available-providers';

function renderCheckedAt(answers: Parameters<typeof fakeApi>[0] = deliveryAnswers(), product = buildPod()) {
  chooseDeliveryPlace(chosenPlace);
  const api = fakeApi(answers);
  const choice = createChoice(product);
  return { ...renderInLocale(<BuyBox product={product} choice={choice} />), ...api, choice };
}

describe('when the stock was checked', () => {
  test('is shown, ages by the minute silently, and checking again loads the new stock', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { t, user, answers, callsOf } = renderCheckedAt();
    const again = await screen.findByRole('button', { name: t('product.checkAgain') });
    const line = again.parentElement!;
    expect(line).toHaveTextContent('Checked now');
    expect(line.closest('[aria-live],[role=status]')).toBeNull();
    act(() => vi.advanceTimersByTime(120_000));
    expect(line).toHaveTextContent('Checked 2 minutes ago');
    answers[products] = [buildOffer({ availableQuantity: 0 })];
    await user.click(again);
    expect(await screen.findByText(t('product.soldOut.here', { provider: 'Fernlight Delivery' }))).toBeVisible();
    expect(callsOf(products)).toHaveLength(2);
  });
});

describe('why it is unavailable', () => {
  test.each([
    [
      'S4-06 this dispensary has none left',
      deliveryAnswers(buildProvider(), [buildOffer({ availableQuantity: 0 })]),
      'here',
    ],
    ['S4-05 nobody has', deliveryAnswers(buildProvider(), []), 'everywhere'],
  ] as const)('%s', async (_, answers, where) => {
    const product = where === 'here' ? buildPod() : buildPod({}, [{ availability: 'sold-out' }]);
    const { t } = renderCheckedAt(answers, product);
    expect(await screen.findByText(t(`product.soldOut.${where}`, { provider: 'Fernlight Delivery' }))).toBeVisible();
  });

  test.each([
    ['S4-06 the dispensary does not carry it', deliveryAnswers(buildProvider(), []), 'product.unavailable.here'],
    ['S4-06 nobody delivers there', deliveryAnswers(null), 'product.unavailable.noProvider'],
  ] as const)('%s', async (_, answers, key) => {
    const { t } = renderCheckedAt(answers);
    expect(await screen.findByText(t(key, { provider: 'Fernlight Delivery' }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('product.otherAddress') })).toBeVisible();
  });

  test('offline it does not claim that nobody delivers, and loads once online', async () => {
    await nextNetwork(false);
    const { t, choice } = renderCheckedAt();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.network'));
    expect(screen.queryByText(t('product.unavailable.noProvider'))).toBeNull();
    expect(choice.getState().liveOffers).toBeNull();
    await nextNetwork(true);
    expect(await screen.findByRole('button', { name: t('product.addToOrder') })).toBeEnabled();
  });

  test('S8-06 when the lookup fails, shows which step failed, and a retry keeps the page', async () => {
    const { t, user, answers } = renderCheckedAt({ ...deliveryAnswers(), [providers]: offline });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.providers'));
    Object.assign(answers, deliveryAnswers());
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('button', { name: t('product.addToOrder') })).toBeEnabled();
  });
});

test('the dispensary’s answer reaches the rest of the page while it is current', async () => {
  const { choice, unmount } = renderCheckedAt();
  await waitFor(() =>
    expect(choice.getState().liveOffers?.get('amber-1g')).toEqual({ state: 'AVAILABLE', price: 30, stock: 5 }),
  );
  unmount();
  expect(choice.getState().liveOffers).toBeNull();
});
