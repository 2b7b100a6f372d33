import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildCartItem,
  buildOffer,
  buildProvider,
  buildSummary,
  chosenPlace,
  deliveryAnswers,
} from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, neverResponds, offline } from '../../../tests/fixtures/servers/fakeApi';
import type { StarterView } from '../../content/pages/pageContext';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { dismissBattery, useBatteryDismissed } from '../../state/batteryDismissed';
import { useCart } from '../../state/cart';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useOrderType } from '../../state/delivery/orderType';
import { useOwnerRatings } from '../../state/ownerRatings';
import { usePanel } from '../../state/panels';
import { markChangedEarly } from '../../ui/hydration/changedEarly';
import { Starter } from './Starter';

const size = (id: string, price: number, percent: number) => ({
  id,
  title: '0.5 g',
  grams: 0.5,
  thcGrams: percent / 200,
  price,
  availability: 'available' as const,
});
const pod = (slug: string, { percent = 65, price = 40, ...summary }: Record<string, unknown> = {}) =>
  buildSummary({
    slug,
    title: slug,
    brand: `Maker of ${slug}`,
    brandSlug: `maker-of-${slug}`,
    plantType: 'Hybrid',
    effects: ['happy', 'uplifted'],
    variants: [size(`${slug}-500mg`, price as number, percent as number)],
    ...summary,
  });

const battery = buildSummary({
  slug: 'battery',
  title: 'Battery',
  productType: 'devices',
  brandSlug: 'lumapod',
  plantType: null,
  oilType: null,
  variants: [{ id: 'battery', title: 'Battery', grams: null, thcGrams: null, price: 30, availability: 'available' }],
});
const happy = ['Amber', 'Birch', 'Cedar'].map((slug) => pod(slug, { flavors: ['mint', 'grape'] }));
const sleepy = [
  pod('Dune', { effects: ['sleepy'], percent: 75, price: 33 }),
  pod('Elm', { effects: ['relaxed', 'sleepy'], percent: 85, price: 44 }),
];
const spare = pod('Fern', { price: 45 });
const starter: StarterView = { battery, picks: happy.map((summary) => ({ summary, rating: null })) };
const list = 'GET /catalogue/en-US.json';
const catalogue = [battery, ...happy, ...sleepy, spare];

const week = Object.fromEntries(
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => [
    day,
    { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 },
  ]),
);
const provider = buildProvider({ deliveryTimes: week, deliveryAllowedDaysInAdvance: 2 });
const offersOf = (stocks: Record<string, number>) =>
  Object.entries(stocks).map(([productVariantId, availableQuantity]) =>
    buildOffer({ productVariantId, availableQuantity, price: { amount: 32, currencyCode: 'USD' } }),
  );
const inStock = offersOf({ battery: 5, 'Amber-500mg': 5, 'Birch-500mg': 5, 'Cedar-500mg': 5 });

/** Wednesday evening in California, after the last window. */
const evening = new Date('2026-11-26T04:30:00Z');

interface Situation {
  answers?: Parameters<typeof fakeApi>[0];
  hasAddress?: boolean;
  isCompact?: boolean;
}

function renderStarter({ answers, hasAddress = false, isCompact }: Situation = {}) {
  if (hasAddress) chooseDeliveryPlace(chosenPlace);
  const api = fakeApi({ [list]: catalogue, ...deliveryAnswers(provider, inStock), ...answers });
  return { api, ...renderInLocale(<Starter starter={starter} isCompact={isCompact} />) };
}

const podNames = () =>
  within(screen.getByRole('group', { name: 'Choose your first pod' }))
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).value);
const answer = (name: string) => screen.getByRole('radio', { name });
const announced = () => screen.getAllByRole('status')[0]!.textContent;
const lines = () => useCart.getState().items.map(({ productVariantId, quantity }) => [productVariantId, quantity]);

beforeEach(() => {
  vi.useFakeTimers({ now: evening, toFake: ['Date'] });
  useOwnerRatings.setState(useOwnerRatings.getInitialState());
  useBatteryDismissed.restore();
  useOrderType.setState(useOrderType.getInitialState());
});

describe('without an address', () => {
  test('it shows the page’s three pods with their reasons and the price, and fetches nothing', () => {
    const { api } = renderStarter();
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
    expect(answer('Amber')).toBeChecked();
    expect(answer('Amber')).toHaveAccessibleDescription(
      'Happy and uplifted, by most reports. Gentle: 65% THC. Flavor: mint and grape.',
    );
    expect(screen.getByRole('heading', { name: 'Battery and first pod, $70.00' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'About Amber' })).toHaveAttribute('href', '/us/en/shop/pods/Amber');
    expect(api.calls).toEqual([]);
    expect(announced(), 'nothing is said before an answer').toBe('');
  });

  test('it asks for the address in the panel of the whole site', async () => {
    const { user, t } = renderStarter();
    await user.click(screen.getByRole('button', { name: t('starter.enterAddress') }));
    expect(usePanel.getState().open).toBe('address');
    expect(lines()).toEqual([]);
  });

  test('the questions have names, and an answer finds and announces other pods', async () => {
    const { user } = renderStarter();
    for (const name of ['How would you like to feel?', 'How strong?', 'At what price?'])
      expect(within(screen.getByRole('group', { name })).getAllByRole('radio')).toHaveLength(3);
    await user.click(answer('Sleepy'));
    await waitFor(() => expect(podNames()).toEqual(['Dune']));
    expect(announced()).toBe('1 pod fits: Dune.');
    expect(answer('Dune')).toHaveAccessibleDescription(
      'Sleepy, by most reports. Stronger than you asked for: 75% THC.',
    );
    await user.click(answer('Medium'));
    await waitFor(() => expect(podNames()).toEqual(['Dune', 'Elm']));
    expect(announced()).toBe('2 pods fit: Dune, Elm.');
    expect(answer('Dune')).toHaveAccessibleDescription(
      'Sleepy, by most reports. Medium strength: 75% THC. Costs the least of these.',
    );
    await user.click(answer('Elm'));
    expect(screen.getByRole('heading', { name: 'Battery and first pod, $74.00' })).toBeVisible();
  });

  test('by keyboard, arrows change an answer', async () => {
    const { user } = renderStarter();
    act(() => answer('In between').focus());
    await user.keyboard('{ArrowLeft}');
    expect(answer('Sleepy')).toBeChecked();
    await waitFor(() => expect(podNames()).toEqual(['Dune']));
  });

  test('if nothing fits, it says so and links to all pods; another answer helps', async () => {
    const { user, t } = renderStarter();
    await user.click(answer('Clear'));
    expect(await screen.findByRole('heading', { name: t('starter.empty') })).toBeVisible();
    expect(announced()).toBe(t('starter.empty'));
    expect(screen.getByRole('link', { name: t('starter.all') })).toHaveAttribute('href', '/us/en/shop/pods');
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(answer('In between'));
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
  });

  test('while the catalogue loads, the earlier pods stay, marked as busy', async () => {
    const { user, t } = renderStarter({ answers: { [list]: neverResponds } });
    await user.click(answer('Sleepy'));
    await waitFor(() => expect(announced()).toBe(t('starter.finding')));
    expect(screen.getByRole('group', { name: 'Choose your first pod' })).toHaveAttribute('aria-busy', 'true');
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
  });

  test('a catalogue that fails to load can be tried again', async () => {
    const { api, user, t } = renderStarter({ answers: { [list]: offline as never } });
    await user.click(answer('Sleepy'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.network'));
    api.answers[list] = catalogue;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(podNames()).toEqual(['Dune']));
  });

  test('without ratings, it still finds pods', async () => {
    const { user } = renderStarter({ answers: { 'GET /v1/app/ratings': offline as never } });
    await user.click(answer('Sleepy'));
    await waitFor(() => expect(podNames()).toEqual(['Dune']));
  });

  test('a good rating is a reason', async () => {
    const rated = { items: [{ slug: 'Elm', average: 4.7, count: 12 }], nextCursor: null };
    const { user } = renderStarter({ answers: { 'GET /v1/app/ratings': () => Response.json(rated) } });
    await user.click(answer('Sleepy'));
    await user.click(answer('Strong'));
    await waitFor(() => expect(podNames()).toEqual(['Elm', 'Dune']));
    expect(answer('Elm')).toHaveAccessibleDescription(/Owners give it 4\.7 of 5\.$/);
    expect(answer('Dune')).toHaveAccessibleDescription(/Milder than you asked for: 75% THC\. Costs/);
  });
});

describe('with an address', () => {
  const findHeading = (text: string) =>
    screen.findByRole('heading', { name: (name) => name.replace(/\s/g, ' ') === text });
  const delivered = (what: string, when: string) => findHeading(`${what}, at your door ${when}`);

  test.each([
    ['2026-11-26T04:30:00Z', 'tomorrow, 10 – 11 AM'],
    ['2026-11-25T20:30:00Z', 'today, 2 – 3 PM'],
  ])('at %s it promises the first window that the checkout offers', async (now, when) => {
    vi.setSystemTime(new Date(now));
    const { api } = renderStarter({ hasAddress: true });
    const heading = await delivered('Battery and first pod, $64.00', when);
    expect(heading.parentElement).toHaveTextContent(
      '$73.60 with taxes and no delivery fee, paid to Fernlight Delivery at the door.',
    );
    expect(
      api.calls.some(({ path }) => path.startsWith('/lists/')),
      'no catalogue',
    ).toBe(false);
  });

  test('one click adds battery and chosen pod, and opens the cart; another adds nothing', async () => {
    const { user, t } = renderStarter({ hasAddress: true });
    await delivered('Battery and first pod, $64.00', 'tomorrow, 10 – 11 AM');
    await user.click(answer('Birch'));
    await user.click(screen.getByRole('button', { name: t('starter.add') }));
    const both = [
      ['battery', 1],
      ['Birch-500mg', 1],
    ];
    expect(lines()).toEqual(both);
    expect(useCart.getState().items.map(({ price }) => price)).toEqual([32, 32]);
    expect(usePanel.getState().open).toBe('cart');
    const again = screen.getByRole('button', { name: t('starter.inOrder') });
    expect(again).toHaveFocus();
    expect(await delivered('Battery and first pod, $64.00', 'tomorrow, 10 – 11 AM')).toBeVisible();
    act(() => usePanel.setState({ open: null }));
    await user.click(again);
    expect([lines(), usePanel.getState().open]).toEqual([both, 'cart']);
  });

  test.each<[string, () => void]>([
    [
      'is in the cart',
      () =>
        useCart.setState({
          items: [
            buildCartItem({
              productVariantId: 'kit',
              metadata: { ...buildCartItem().metadata, productType: 'devices' },
            }),
          ],
        }),
    ],
    ['is the shopper’s own', () => void dismissBattery()],
  ])('adds the pod alone if a battery %s', async (_, prepare) => {
    prepare();
    const { user, t } = renderStarter({ hasAddress: true });
    const heading = await delivered('First pod, $32.00', 'tomorrow, 10 – 11 AM');
    expect(heading.parentElement).toHaveTextContent('$41.80 with taxes and a delivery fee of $5.00');
    await user.click(screen.getByRole('button', { name: t('starter.add.pod') }));
    expect(lines().at(-1)).toEqual(['Amber-500mg', 1]);
    expect(lines().filter(([id]) => id === 'battery')).toEqual([]);
    act(() => dismissBattery());
  });

  test('a pod that the dispensary lacks is replaced by one that it has', async () => {
    const stocked = offersOf({ battery: 5, 'Amber-500mg': 0, 'Birch-500mg': 5, 'Cedar-500mg': 5, 'Fern-500mg': 1 });
    renderStarter({ hasAddress: true, answers: deliveryAnswers(provider, stocked) });
    await waitFor(() => expect(podNames()).toEqual(['Birch', 'Cedar', 'Fern']));
  });

  test('without a battery in stock, it says so and offers the pod', async () => {
    const { t } = renderStarter({ hasAddress: true, answers: deliveryAnswers(provider, inStock.slice(1)) });
    const heading = await delivered('First pod, $32.00', 'tomorrow, 10 – 11 AM');
    expect(heading.parentElement).toHaveTextContent(t('starter.noBattery', { provider: provider.name }));
    expect(screen.getByRole('button', { name: t('starter.add.pod') })).toBeVisible();
  });

  test('if the dispensary has no pod that fits, it says so', async () => {
    const { t } = renderStarter({ hasAddress: true, answers: deliveryAnswers(provider, offersOf({ battery: 5 })) });
    expect(
      await screen.findByRole('heading', { name: t('starter.empty.here', { provider: provider.name }) }),
    ).toBeVisible();
  });

  test('without an open window it promises no time', async () => {
    const closed = { ...provider, deliveryTimes: {} };
    const { t } = renderStarter({ hasAddress: true, answers: deliveryAnswers(closed, inStock) });
    await screen.findByRole('button', { name: t('starter.add') });
    const heading = screen.getByRole('heading', { name: 'Battery and first pod, $64.00' });
    expect(heading.parentElement).toHaveTextContent(t('starter.noWindow', { provider: provider.name }));
  });

  test('an order below the dispensary’s minimum says what is missing', async () => {
    const strict = { ...provider, deliveryTotalMinimum: 75 };
    renderStarter({ hasAddress: true, answers: deliveryAnswers(strict, inStock) });
    const heading = await delivered('Battery and first pod, $64.00', 'tomorrow, 10 – 11 AM');
    expect(heading.parentElement).toHaveTextContent('Add $11.00 more to reach the $75.00 minimum.');
  });

  test('for pickup it names the time of pickup', async () => {
    useOrderType.setState({ orderType: 'pickup' });
    const pickup = { ...provider, pickupTimes: week, pickup: { address: {}, totalMinimum: 0 } };
    renderStarter({ hasAddress: true, answers: deliveryAnswers(pickup as never, inStock) });
    const name = 'Battery and first pod, $64.00, ready for pickup tomorrow, 10 – 11 AM';
    const heading = await findHeading(name);
    expect(heading.parentElement).toHaveTextContent('$73.60 with taxes, paid to Fernlight Delivery at pickup.');
  });

  test('where nobody delivers, it says so and asks for another address', async () => {
    const { user, t } = renderStarter({ hasAddress: true, answers: deliveryAnswers(null) });
    expect(await screen.findByText(t('starter.unserved'))).toBeVisible();
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
    await user.click(screen.getByRole('button', { name: t('starter.otherAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('while it checks it says so; a failure can be tried again', async () => {
    const providers = 'GET /.netlify/functions/delivery-available-providers';
    const { t, api, user } = renderStarter({
      hasAddress: true,
      answers: { [providers]: () => new Response('{}', { status: 404 }) },
    });
    expect(screen.getByText(t('starter.checking'))).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('starter.failed'));
    api.answers[providers] = [provider];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('button', { name: t('starter.add') })).toBeVisible();
  });
});

describe('in a narrow column', () => {
  test('it names one pod, and opens the questions and the others on request', async () => {
    const { user, t } = renderStarter({ isCompact: true, hasAddress: true });
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Battery and first pod, \$64\.00, at/ }),
    ).toBeVisible();
    expect(screen.getByText(/With Amber by Maker of Amber, for example\./)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: t('starter.answer') }));
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
    expect(answer('In between')).toHaveFocus();
    expect(screen.queryByText(/for example/)).toBeNull();
  });
});

describe('in the page’s HTML', () => {
  /** As the server renders it. An answer that is given before hydration is reported by the start script. */
  function serve(): HTMLElement {
    const page = (
      <LocaleProvider localeId="en-US">
        <Starter starter={starter} />
      </LocaleProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.dataset.dehydrated = '';
    vi.stubGlobal('window', undefined);
    container.innerHTML = renderToString(page);
    vi.unstubAllGlobals();
    fakeApi({ [list]: catalogue, ...deliveryAnswers(provider, inStock) });
    return container;
  }

  async function hydrate(container: HTMLElement) {
    const errors: unknown[] = [];
    const page = (
      <LocaleProvider localeId="en-US">
        <Starter starter={starter} />
      </LocaleProvider>
    );
    const options = { onRecoverableError: (error: unknown) => void errors.push(error) };
    await act(async () => void render(page, { container, hydrate: true, ...options }));
    return errors;
  }

  test('its pods are the page’s; it hydrates unchanged, and then promises a time for the shopper’s address', async () => {
    const container = serve();
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
    chooseDeliveryPlace(chosenPlace);
    const card = answer('Amber');
    expect(await hydrate(container)).toEqual([]);
    expect(answer('Amber')).toBe(card);
    expect(await screen.findByRole('heading', { name: /at your door tomorrow/ })).toBeVisible();
  });

  test('answers given before it hydrates count, all of them', async () => {
    const container = serve();
    for (const name of ['Sleepy', 'Strong']) {
      answer(name).click();
      markChangedEarly(answer(name) as HTMLInputElement);
    }
    await hydrate(container);
    await waitFor(() => expect(podNames()).toEqual(['Elm', 'Dune']));
    expect([answer('Sleepy'), answer('Strong')].map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      true,
    ]);
  });
});
