import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import '../../../tests/fixtures/renderInLocale';
import { regionCss } from '../../boot/beforePaint';
import { setPageAttribute } from '../../data/page/pageAttributes';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { ProductListing } from './ProductListing';

const amber = buildSummary({ slug: 'amber', title: 'Amber', plantType: 'Sativa' });
const birch = buildSummary({ slug: 'birch', title: 'Birch', plantType: 'Indica' });
const page = (
  <LocaleProvider localeId="en-US">
    <style>{regionCss}</style>
    <Suspense>
      <ProductListing listing={{ products: [amber, birch], total: 2 }} routeId="pods" />
    </Suspense>
  </LocaleProvider>
);

afterEach(() => {
  for (const name of ['region', 'list'] as const) setPageAttribute(name, null);
});

/**
 * Creates the page as rendered by the server and the script that runs before the first paint. The returned function
 * hydrates it.
 */
async function arrive(search: string, list: 'first' | 'asked') {
  window.history.replaceState(null, '', `/us/en/shop/pods${search}`);
  setPageAttribute('region', 'CA');
  setPageAttribute('list', list);
  const container = document.body.appendChild(document.createElement('div'));
  // Unlike this test, the server renders lazy parts and has no window.
  await import('./filters/ListToolbar');
  vi.stubGlobal('window', undefined);
  container.innerHTML = renderToString(page);
  vi.unstubAllGlobals();
  fakeApi({ 'GET /catalogue/en-US.json': [amber, birch] });
  // Parts of the page that wait for input suspend, and `act` must await them.
  return () => act(async () => void render(page, { container, hydrate: true }));
}

test('S2-13 the static HTML hydrates unchanged', async () => {
  const hydrate = await arrive('', 'first');
  const card = screen.getByText('Amber');
  expect(card).toBeVisible();
  await hydrate();
  expect(screen.getByText('Amber')).toBe(card);
  expect(card).toBeVisible();
  expect(document.documentElement.dataset.list).toBeUndefined();
});

test('D-12 with a query in the URL, other products are visible neither before nor after hydration', async () => {
  const hydrate = await arrive('?plant=Indica', 'asked');
  const card = screen.getByText('Amber');
  expect(card).not.toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
  await hydrate();
  expect(card).not.toBeVisible();
  await waitFor(() => expect(screen.getByText('Birch')).toBeVisible());
  expect(screen.queryByText('Amber')).toBeNull();
  expect(document.documentElement.dataset.list).toBeUndefined();
});
