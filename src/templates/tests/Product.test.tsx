import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  buildBatch,
  buildPod,
  buildProduct,
  buildShell,
  buildSummary,
} from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import type { PageContext, ProductView } from '../../content/pages/pageContext';
import type { Subcountry } from '../../domain/region/regions';
import { chooseRegion } from '../../state/region';
import Product from '../Product';

const half = {
  id: 'amber-500mg',
  title: '0.5 g',
  grams: 0.5,
  batches: [buildBatch({ batchId: 'H-2' }), buildBatch({ batchId: 'H-1' })],
};
const pod = (regions: Subcountry[] = ['OH', 'WA']): ProductView => ({
  ...buildPod({ regions }, [{ batches: [buildBatch()] }, half]),
  related: [buildSummary({ slug: 'ohio-birch', title: 'Birch' })],
});

function renderPage(region: Subcountry, product = pod(), rest: Partial<PageContext> = {}) {
  const { slug } = product.summary;
  fakeApi({ 'GET /stores/en-US.json': [], [`GET /v1/app/ratings/${slug}`]: { slug, ratings: null } });
  chooseRegion('us', region);
  const pageContext = {
    product,
    shell: buildShell(),
    localeId: 'en-US',
    routeId: 'product',
    localPath: '/shop/pods/california-amber',
    ...rest,
  } as unknown as PageContext;
  return renderTemplate(Product, { pageContext });
}

// The first import of a part waits for its compilation, which is slow while the other core is busy.
beforeAll(() =>
  Promise.all([
    import('../../features/product/offer/NotSoldHere'),
    import('../../features/product/ProductFacts'),
    import('../../features/product/PodDetails'),
    import('../../features/product/Differences'),
    import('../../features/product/report/LabReport'),
    import('../../features/product/offer/RetailerList'),
    import('../../features/product/offer/Retailers'),
    import('../../features/product/offer/OrderBar'),
    import('../../features/shop/ProductGrid'),
  ]),
);

describe('S8-18 a pod page where the pod is not sold', () => {
  test('says that the pod’s information is unavailable, and hides profile, report and ways to buy it', async () => {
    const { t } = renderPage('CA');
    expect(await screen.findByText(t('product.restricted'))).toBeVisible();
    expect(await screen.findByText('Amber Haze')).not.toBeVisible();
    expect((await screen.findAllByText('AL-2026-01'))[0]).not.toBeVisible();
    expect(screen.queryByRole('link', { name: t('product.findStores') })).toBeNull();
    const [notice] = screen.getAllByRole('status');
    expect(within(notice!).getByRole('link')).toHaveAttribute('href', '/us/en/shop/pods');
  });

  test.each(['OH', 'WA'] as const)('is complete in %s, where the pod is sold', async (region) => {
    const { t } = renderPage(region);
    expect(await screen.findByText(t('product.restricted'))).not.toBeVisible();
    expect(await screen.findByText('Amber Haze')).toBeVisible();
    expect(screen.getByRole('link', { name: t('product.findStores') })).toBeVisible();
  });
});

test('S2-71 the page has profile, differences, report, retailers and related pods, and each heading once', async () => {
  const { t } = renderPage('OH');
  await screen.findByText('Birch');
  await screen.findByText(t('product.retailers.none'));
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual([
    'H1 Amber',
    `H2 ${t('product.glance')}`,
    `H3 ${t('product.glance.aroma')}`,
    `H3 ${t('product.effects')}`,
    `H2 ${t('ratings.title')}`,
    `H2 ${t('product.maker', { brand: 'Alder' })}`,
    `H2 ${t('product.differences')}`,
    `H2 ${t('product.lab.title')}`,
    `H3 ${t('product.lab.contaminants')}`,
    `H2 ${t('product.retailers', { brand: 'Alder' })}`,
    `H2 ${t('product.related')}`,
    'H3 Birch',
  ]);
});

describe('after scrolling past the order button', () => {
  const observers: { target?: Element; tell: IntersectionObserverCallback }[] = [];
  const pass = (bottom: number) =>
    act(async () => {
      const watched = observers.find(({ target }) => target?.textContent.includes('Find a store'));
      const entry = { isIntersecting: bottom > 0, boundingClientRect: { bottom } } as IntersectionObserverEntry;
      watched!.tell([entry], {} as IntersectionObserver);
    });

  test('a bar replaces it, and cannot be focused while hidden', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        own: (typeof observers)[number];
        constructor(tell: IntersectionObserverCallback) {
          this.own = { tell };
          observers.push(this.own);
        }
        observe = (target: Element) => (this.own.target = target);
        disconnect = () => undefined;
      },
    );
    const { t } = renderPage('OH');
    const bar = () => screen.findByLabelText(t('product.orderBar', { title: 'Amber' }));
    await pass(-10);
    expect(await bar()).not.toHaveAttribute('inert');
    expect(within(await bar()).getByText(t('product.findStores'))).toHaveAttribute(
      'href',
      '/us/en/store-locator?brand=alder',
    );
    expect(within(await bar()).queryByText(/\$/), 'D-07 no price in Ohio').toBeNull();
    await pass(40);
    expect(await bar()).toHaveAttribute('inert');
  });
});

test('the battery’s page suggests a first order below its own offer, where somebody delivers', async () => {
  const battery = buildProduct({ slug: 'battery', title: 'Battery', productType: 'devices', regions: ['CA', 'OH'] });
  const variants = [
    { id: 'a', title: '0.5 g', grams: 0.5, thcGrams: 0.3, price: 40, availability: 'available' as const },
  ];
  const starter = {
    battery: battery.summary,
    picks: [{ summary: buildSummary({ slug: 'first', effects: ['happy'], variants }), rating: null }],
  };
  renderPage('CA', battery, { starter });
  expect(await screen.findByRole('heading', { level: 2, name: /^Battery and first pod, \$72\.00\./ })).toBeVisible();
  act(() => chooseRegion('us', 'OH'));
  expect(screen.getByText(/^Battery and first pod/)).not.toBeVisible();
});
