import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import {
  announced,
  answer,
  catalogue,
  inStock,
  lines,
  list,
  pod,
  podNames,
  provider,
  renderStarter,
  starter,
} from '../../../tests/fixtures/components/renderStarter';
import { fakeApi, neverResponds, offline } from '../../../tests/fixtures/servers/fakeApi';
import { cataloguePartQuery } from '../../data/catalogue/catalogueParts';
import { queryClient } from '../../data/queryClient';
import { featureTable } from '../../domain/region/features';
import type { Subcountry } from '../../domain/region/regions';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import { chooseRegion } from '../../state/region';
import { markChangedEarly } from '../../ui/hydration/changedEarly';
import { Starter } from './Starter';

describe('without an address', () => {
  test('it shows the page’s three pods with their reasons and the price, and fetches nothing', () => {
    const { api } = renderStarter();
    expect(podNames()).toEqual(['Amber', 'Birch', 'Cedar']);
    expect(answer('Amber')).toBeChecked();
    expect(answer('Amber')).toHaveAccessibleDescription(
      'Often reported: happy and uplifted. Lowest strength: 65% THC. Flavor: mint and grape.',
    );
    expect(
      screen.getByRole('heading', { name: /^Battery and first pod, \$70\.00\. Enter your address/ }),
    ).toBeVisible();
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
    expect(answer('Dune')).toHaveAccessibleDescription('Often reported: sleepy. Stronger than you asked for: 75% THC.');
    await user.click(answer('Medium'));
    await waitFor(() => expect(podNames()).toEqual(['Dune', 'Elm']));
    expect(announced()).toBe('2 pods fit: Dune, Elm.');
    expect(answer('Dune')).toHaveAccessibleDescription(
      'Often reported: sleepy. Medium strength: 75% THC. Costs the least of these.',
    );
    await user.click(answer('Elm'));
    expect(screen.getByRole('heading', { name: /^Battery and first pod, \$74\.00\./ })).toBeVisible();
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

  test('it waits for the ratings, so that the pods do not change once these arrive, but not for long', async () => {
    let respond = (_: Response) => {};
    const ratings = new Promise<Response>((resolve) => (respond = resolve));
    const { user, t } = renderStarter({ answers: { 'GET /v1/app/ratings': () => ratings } });
    const startedAt = performance.now();
    await user.click(answer('Sleepy'));
    await waitFor(() => expect(queryClient.getQueryData(cataloguePartQuery('en-US', 'traits').queryKey)).toBeDefined());
    expect(announced()).toBe(t('starter.finding'));
    await waitFor(() => expect(podNames()).toEqual(['Dune']), { timeout: 10_000 });
    expect(performance.now() - startedAt).toBeGreaterThan(1500);
    // Later tests would wait for this call too.
    await act(async () => respond(Response.json({ items: [], nextCursor: null })));
  });

  test('in a region without delivery, which hides it, it loads nothing', async () => {
    const { api } = renderStarter();
    act(() => chooseRegion('us', 'OH'));
    await act(async () => Promise.resolve());
    expect(api.calls).toEqual([]);
  });

  test('in another region with delivery it finds what is sold there', async () => {
    const delivering = featureTable.expressDelivery as unknown as Subcountry[];
    delivering.push('OH');
    try {
      chooseRegion('us', 'OH');
      renderStarter({ answers: { [list]: [...catalogue, pod('Gale', { regions: ['OH'] })] } });
      await waitFor(() => expect(podNames()).toEqual(['Gale']));
    } finally {
      delivering.pop();
    }
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
    expect(answer('Elm')).toHaveAccessibleDescription(/Owners rate it 4\.7 out of 5\.$/);
    expect(answer('Dune')).toHaveAccessibleDescription(/Milder than you asked for: 75% THC\. Costs/);
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
