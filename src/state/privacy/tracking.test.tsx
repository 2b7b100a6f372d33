import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebVital } from '../../data/analytics/webVitals';

const vitals = vi.hoisted(() => ({ report: [] as ((vital: WebVital) => void)[] }));
vi.mock('../../data/analytics/webVitals', () => ({
  watchWebVitals: (report: (vital: WebVital) => void) => vitals.report.push(report),
}));

const page = window as { dataLayer?: object[] };
const lcp: WebVital = { name: 'LCP', value: 1200, rating: 'good', isRestored: false };
const script = 'https://tags.measure.example/tags.js';
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

async function load(path: string) {
  vi.resetModules();
  vitals.report.length = 0;
  delete page.dataLayer;
  window.history.replaceState(null, '', path);
  const [{ trackPageView, trackEvent, startTracking }, consent, { chooseRegion }] = await Promise.all([
    import('./tracking'),
    import('./consent'),
    import('../region'),
  ]);
  consent.useConsent.restore();
  startTracking();
  const settled = async () => {
    await import('../../data/analytics/analytics');
    await vi.advanceTimersByTimeAsync(0);
  };
  await settled();
  const decide = async (analytics: boolean) => {
    consent.saveConsent({ analytics, errorReports: false });
    await settled();
  };
  const goTo = async (to: string) => {
    window.history.pushState(null, '', to);
    trackPageView(window.location.pathname);
    await settled();
  };
  return { chooseRegion, trackEvent, decide, goTo, settled };
}

/** The data layer after the three-second debounce (S9-07). */
function dataLayer(): object[] | undefined {
  vi.advanceTimersByTime(3000);
  return page.dataLayer;
}

const allow = (analytics = true) =>
  localStorage.setItem(
    'consent',
    JSON.stringify({ analytics, errorReports: false, decidedAt: '2026-11-21T10:00:00Z' }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('GATSBY_ANALYTICS_SCRIPT', script);
});
afterEach(async () => {
  const { closeDataLayer } = await import('../../data/analytics/dataLayer');
  closeDataLayer();
  delete page.dataLayer;
  for (const element of document.querySelectorAll('script')) element.remove();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('S7-30 the data layer', () => {
  test('receives the first page of a visit and each later one, with locale and region', async () => {
    allow();
    const { goTo, chooseRegion } = await load('/us/en/shop/pods?sort=price');
    await goTo('/us/en/shop/pods/california-cellar-stair');
    chooseRegion('us', 'OH');
    await goTo('/us/en');
    await goTo('/ca/fr/support');
    expect(dataLayer()).toEqual([
      { event: 'route_change', path: '/shop/pods', locale: 'en-US', region: 'CA' },
      { event: 'route_change', path: '/shop/pods/california-cellar-stair', locale: 'en-US', region: 'CA' },
      { event: 'route_change', path: '/', locale: 'en-US', region: 'OH' },
      { event: 'route_change', path: '/support', locale: 'fr-CA', region: 'CA_ALL' },
    ]);
  });

  test('D-29 contains no shopper’s id, key or query', async () => {
    allow();
    const { goTo } = await load('/us/en/delivery/order/p1/8c1f6f0e?from=jane@mail.example');
    await goTo('/us/en/rating/ABCDEFGH');
    await goTo('/us/en/rating/HGFEDCBA');
    expect(dataLayer()).toMatchObject([
      { path: '/delivery/order/:providerId/:detailsId' },
      { path: '/rating/:podKey' },
      { path: '/rating/:podKey' },
    ]);
    expect(JSON.stringify(page.dataLayer)).not.toMatch(/8c1f|jane|ABCDEFGH|HGFEDCBA/);
  });

  test('counts a page once, regardless of its query', async () => {
    allow();
    const { goTo } = await load('/us/en/shop/pods');
    await goTo('/us/en/shop/pods');
    await goTo('/us/en/shop/pods?plantType=Hybrid');
    expect(dataLayer()).toHaveLength(1);
  });

  test('receives core web vitals with the first page of the visit', async () => {
    allow();
    const { goTo } = await load('/us/en/rating/ABCDEFGH');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: `${window.location.origin}/us/en/rating/ABCDEFGH` } as PerformanceResourceTiming,
    ]);
    await goTo('/us/en/support');
    for (const report of vitals.report) report(lcp);
    expect(dataLayer()!.slice(2)).toEqual([
      { event: 'web_vitals', name: 'LCP', value: 1200, rating: 'good', path: '/rating/:podKey' },
    ]);
  });

  test('receives those of a page restored from the back/forward cache with that page', async () => {
    allow();
    const { goTo } = await load('/us/en');
    await goTo('/us/en/support');
    for (const report of vitals.report) report({ ...lcp, isRestored: true });
    expect(dataLayer()!.at(-1)).toMatchObject({ event: 'web_vitals', path: '/support' });
  });

  test('receives events of other features', async () => {
    allow();
    const { trackEvent, settled } = await load('/us/en');
    trackEvent({ event: 'address_chosen', isInZone: true });
    await settled();
    expect(dataLayer()!.at(-1)).toEqual({ event: 'address_chosen', isInZone: true });
  });

  test('is read by the configured script, loaded once and asynchronously', async () => {
    allow();
    const { decide } = await load('/us/en');
    await decide(true);
    expect(scripts()).toEqual([script]);
    expect(document.querySelector('script')!.async).toBe(true);
  });

  test('is not read by the script on the page whose address has the token of an order, but on the next one', async () => {
    allow();
    const { goTo } = await load('/us/en/track#token');
    expect([scripts(), dataLayer()]).toEqual([[], [expect.objectContaining({ path: '/track' })]]);
    await goTo('/us/en/support');
    expect(scripts()).toEqual([script]);
  });

  test.each([undefined, '', 'http://tags.measure.example/tags.js', '/tags.js'])(
    'works without a script if the build is configured with %j',
    async (source) => {
      vi.stubEnv('GATSBY_ANALYTICS_SCRIPT', source);
      allow();
      await load('/us/en');
      expect([scripts(), dataLayer()]).toEqual([[], [expect.objectContaining({ path: '/' })]]);
    },
  );
});

describe('D-29 nothing is measured, and no script loaded,', () => {
  test('without an answer', async () => {
    const { goTo, trackEvent } = await load('/us/en');
    await goTo('/us/en/support');
    trackEvent({ event: 'address_chosen' });
    expect([dataLayer(), vitals.report, scripts()]).toEqual([undefined, [], []]);
  });

  test('after a no', async () => {
    const { goTo, decide } = await load('/us/en');
    await decide(false);
    await goTo('/us/en/support');
    expect([dataLayer(), vitals.report, scripts()]).toEqual([undefined, [], []]);
  });

  test('under Global Privacy Control, whatever is stored', async () => {
    allow();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { goTo } = await load('/us/en');
    await goTo('/us/en/support');
    expect([dataLayer(), vitals.report, scripts()]).toEqual([undefined, [], []]);
  });

  test('for events before the yes', async () => {
    const { goTo, decide } = await load('/us/en');
    await goTo('/us/en/support');
    await goTo('/us/en/terms');
    await decide(true);
    expect(dataLayer()).toEqual([expect.objectContaining({ path: '/terms' })]);
  });

  test('once the yes is withdrawn, including pending events', async () => {
    allow();
    const { goTo, decide, trackEvent, settled } = await load('/us/en');
    expect(dataLayer()).toHaveLength(1);
    await goTo('/us/en/support');
    await decide(false);
    await goTo('/us/en/terms');
    trackEvent({ event: 'address_chosen' });
    await settled();
    for (const report of vitals.report) report(lcp);
    window.dispatchEvent(new Event('pagehide'));
    expect(dataLayer()).toHaveLength(1);
  });

  test('and a yes, a no and a yes start over, with each figure once', async () => {
    const { decide } = await load('/us/en/support');
    await decide(true);
    await decide(false);
    await decide(true);
    for (const report of vitals.report) report(lcp);
    expect(dataLayer()).toMatchObject([{ event: 'route_change', path: '/support' }, { event: 'web_vitals' }]);
  });

  test('if the yes is withdrawn before the analytics module has loaded', async () => {
    const { settled } = await load('/us/en');
    const { saveConsent } = await import('./consent');
    saveConsent({ analytics: true, errorReports: false });
    saveConsent({ analytics: false, errorReports: false });
    await settled();
    expect([dataLayer(), vitals.report, scripts()]).toEqual([undefined, [], []]);
  });
});

test('D-29 a running script is stopped with the page when the yes is withdrawn', async () => {
  const reload = vi.fn();
  allow();
  await load('/us/en');
  const { removeAnalyticsScript } = await import('../../data/analytics/analyticsScript');
  removeAnalyticsScript(reload);
  expect(reload).toHaveBeenCalledOnce();
  localStorage.clear();
  await load('/us/en');
  (await import('../../data/analytics/analyticsScript')).removeAnalyticsScript(reload);
  expect(reload).toHaveBeenCalledOnce();
});
