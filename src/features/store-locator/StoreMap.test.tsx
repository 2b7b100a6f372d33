import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildStore } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { stubObservers } from '../../../tests/fixtures/observers';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { StoreMap } from './StoreMap';
import type { StoreMapProps } from './storeMapProps';
import { useStoreMapWords } from './useStoreMapWords';

const outlines = 'GET /map/outlines.json';
const mapFile = JSON.parse(readFileSync('static/map/outlines.json', 'utf8')) as object;

const oakland = buildStore({ id: 'oakland', name: 'Ash', city: 'Oakland', latitude: 37.8044, longitude: -122.2712 });
const fresno = buildStore({ id: 'fresno', name: 'Birch', city: 'Fresno', latitude: 36.7378, longitude: -119.7871 });
const twin = buildStore({ ...oakland, id: 'twin', name: 'Cinder' });

/** A fake of Google's package, with the parts that the page uses. */
const google = vi.hoisted(() => ({
  answer: { isLoaded: false, loadError: undefined as Error | undefined },
  keys: [] as string[],
  map: { fitBounds: vi.fn(), panTo: vi.fn(), setCenter: vi.fn(), setZoom: vi.fn(), getZoom: () => 6 },
}));
vi.mock('@react-google-maps/api', async () => {
  const { useEffect } = await import('react');
  return {
    OVERLAY_MOUSE_TARGET: 'overlayMouseTarget',
    useJsApiLoader: ({ googleMapsApiKey }: { googleMapsApiKey: string }) => {
      google.keys.push(googleMapsApiKey);
      return google.answer;
    },
    GoogleMap: ({ onLoad, children }: { onLoad: (map: unknown) => void; children: ReactNode }) => {
      useEffect(() => onLoad(google.map), [onLoad]);
      return <div data-testid="google">{children}</div>;
    },
    OverlayViewF: ({ children }: { children: ReactNode }) => children,
  };
});

beforeEach(() => {
  stubObservers();
  // jsdom has no SVG rendering; Leaflet checks for this function first.
  Object.assign(SVGElement.prototype, { createSVGRect: () => ({}) });
  google.answer = { isLoaded: false, loadError: undefined };
  google.keys.length = 0;
});

function Page(props: Partial<StoreMapProps>) {
  const words = useStoreMapWords();
  const rest = { stores: [oakland, fresno], chosenId: null, onChoose: () => undefined, position: null };
  return <StoreMap {...rest} words={words} {...props} />;
}

const stores = [oakland, fresno];
const marker = (name: string) => screen.findByRole('button', { name });
const ash = 'Ash, Oakland';
const birch = 'Birch, Fresno';

describe('S2-78 the embedded map', () => {
  test('is a named group with a button for each store and for the zoom, in the page’s language', async () => {
    fakeApi({ [outlines]: mapFile });
    const { t } = renderInLocale(<Page stores={stores} />, { localeId: 'fr-CA' });
    expect(await screen.findByRole('group', { name: t('storeLocator.map.label') })).toBeVisible();
    for (const name of [ash, birch, t('storeLocator.map.zoomIn'), t('storeLocator.map.zoomOut')])
      expect(await marker(name)).toBeVisible();
  });

  test('a reach: everything that Leaflet moves is taken out of the flow by this site’s styles', async () => {
    fakeApi({ [outlines]: mapFile });
    renderInLocale(<Page stores={stores} />);
    await marker(ash);
    const moved = [
      ...document.querySelectorAll<HTMLElement>('[role=group] :is([style*="left:"], [style*="translate"])'),
    ];
    expect(moved.length).toBeGreaterThan(2);
    expect(moved.filter((element) => getComputedStyle(element).position !== 'absolute')).toEqual([]);
  });

  test('nothing is loaded before it is visible', async () => {
    stubObservers({ isSeen: false });
    const api = fakeApi({ [outlines]: mapFile });
    const { t } = renderInLocale(<Page stores={stores} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(api.calls).toEqual([]);
    expect(screen.queryByRole('group', { name: t('storeLocator.map.label') })).toBeNull();
  });

  test('a marker can be chosen by keyboard, and the chosen one is pressed', async () => {
    fakeApi({ [outlines]: mapFile });
    const onChoose = vi.fn();
    const { user, rerender } = renderInLocale(<Page stores={stores} onChoose={onChoose} />);
    const button = await marker(birch);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['fresno']]);
    rerender(<Page stores={stores} onChoose={onChoose} chosenId="fresno" />);
    expect(await marker(birch)).toHaveAttribute('aria-pressed', 'true');
    expect(await marker(ash)).toHaveAttribute('aria-pressed', 'false');
  });

  test('stores at the same place are shown side by side', async () => {
    fakeApi({ [outlines]: mapFile });
    renderInLocale(<Page stores={[oakland, twin]} />);
    const positions = await Promise.all(
      [ash, 'Cinder, Oakland'].map(async (name) => {
        const box = (await marker(name)).closest<HTMLElement>('.map-store')!;
        const [, x, y] = /translate3d\((-?[\d.]+)px, ?(-?[\d.]+)px/.exec(box.style.transform) ?? [
          '',
          box.style.left,
          box.style.top,
        ];
        return { x: Number.parseFloat(x!), y: Number.parseFloat(y!) };
      }),
    );
    const [a, b] = positions;
    expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(27);
  });

  test('three stores at one place share a marker with their count, which opens to all of them and keeps the focus', async () => {
    fakeApi({ [outlines]: mapFile });
    const third = buildStore({ ...oakland, id: 'third', name: 'Dew' });
    const onChoose = vi.fn();
    const { user, t } = renderInLocale(<Page stores={[oakland, twin, third]} onChoose={onChoose} />);
    const cluster = await marker(t('storeLocator.map.cluster', { count: 3, city: 'Oakland' }));
    expect(cluster).toHaveTextContent('3');
    expect(cluster).not.toHaveAttribute('aria-pressed');
    expect(screen.queryByRole('button', { name: ash })).toBeNull();
    await user.click(cluster);
    for (const name of [ash, 'Cinder, Oakland', 'Dew, Oakland']) expect(await marker(name)).toBeVisible();
    expect(await marker(ash)).toHaveFocus();
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('the chosen store leaves its cluster', async () => {
    fakeApi({ [outlines]: mapFile });
    const four = ['a', 'b', 'c', 'd'].map((id) => buildStore({ ...oakland, id, name: id }));
    const { t } = renderInLocale(<Page stores={four} chosenId="c" />);
    expect(await marker('c, Oakland')).toHaveAttribute('aria-pressed', 'true');
    expect(await marker(t('storeLocator.map.cluster', { count: 3, city: 'Oakland' }))).toBeVisible();
  });

  test('its outlines are fetched from the site, once', async () => {
    const api = fakeApi({ [outlines]: mapFile });
    const { container } = renderInLocale(<Page stores={stores} />);
    // The stores are in California, so the state is highlighted.
    await waitFor(() => expect(container.querySelectorAll('path.map-area-own')).toHaveLength(1));
    expect(container.querySelectorAll('path.map-area').length).toBeGreaterThan(60);
    expect(api.calls.map(({ path }) => path)).toEqual(['/map/outlines.json']);
    expect(container.querySelectorAll('img')).toHaveLength(0);
  });

  test('when the outlines fail to load, a message appears and the markers stay', async () => {
    fakeApi({ [outlines]: problem(500, 'broken') });
    const { t } = renderInLocale(<Page stores={stores} />);
    expect(await screen.findByText(t('storeLocator.map.plain'))).toBeVisible();
    expect(await marker(ash)).toBeVisible();
  });

  test('markers follow the list', async () => {
    fakeApi({ [outlines]: mapFile });
    const { rerender } = renderInLocale(<Page stores={stores} />);
    await marker(ash);
    const fewer = [fresno];
    rerender(<Page stores={fewer} />);
    expect(await marker(birch)).toBeVisible();
    expect(screen.queryByRole('button', { name: ash })).toBeNull();
  });
});

describe('S2-78 with a Google Maps key', () => {
  beforeEach(() => {
    vi.stubEnv('GATSBY_GOOGLE_MAPS_KEY', 'a-key');
    vi.stubGlobal('google', { maps: { LatLngBounds: class { extend() {} getCenter() {} } } }); // prettier-ignore
    fakeApi({ [outlines]: neverResponds });
  });

  const expectFallback = async (t: (key: 'storeLocator.map.simpler' | 'storeLocator.map.zoomIn') => string) => {
    expect(await screen.findByText(t('storeLocator.map.simpler'))).toBeVisible();
    expect(await marker(t('storeLocator.map.zoomIn'))).toBeVisible();
    expect(await marker(ash)).toBeVisible();
    expect(screen.queryByTestId('google')).toBeNull();
  };

  test('the map is Google’s, with the same buttons', async () => {
    google.answer = { isLoaded: true, loadError: undefined };
    const onChoose = vi.fn();
    const { user, t } = renderInLocale(<Page stores={stores} onChoose={onChoose} />);
    await user.click(await marker(birch));
    expect(onChoose.mock.calls).toEqual([['fresno']]);
    expect(screen.getByRole('group', { name: t('storeLocator.map.label') })).toContainElement(
      screen.getByTestId('google'),
    );
    expect(new Set(google.keys)).toEqual(new Set(['a-key']));
    expect(screen.queryByText(t('storeLocator.map.simpler'))).toBeNull();
  });

  test('when the script fails to load, the embedded map replaces it with a message', async () => {
    google.answer = { isLoaded: false, loadError: new Error('no script') };
    const { t } = renderInLocale(<Page stores={stores} />);
    await expectFallback(t);
  });

  test('when Google refuses the key, the embedded map replaces it with a message', async () => {
    google.answer = { isLoaded: true, loadError: undefined };
    const { t } = renderInLocale(<Page stores={stores} />);
    // An effect adds the listener, possibly after the map has rendered.
    await waitFor(() => expect(window).toHaveProperty('gm_authFailure'));
    act(() => (window as { gm_authFailure?: () => void }).gm_authFailure!());
    await expectFallback(t);
    expect(window).not.toHaveProperty('gm_authFailure');
  });

  test('when the script takes more than 10 seconds, the embedded map replaces it with a message', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { t } = renderInLocale(<Page stores={stores} />);
      await waitFor(() => expect(google.keys).not.toEqual([]));
      await act(() => vi.advanceTimersByTimeAsync(9_000));
      expect(screen.queryByText(t('storeLocator.map.simpler'))).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      await expectFallback(t);
    } finally {
      vi.useRealTimers();
    }
  });
});
