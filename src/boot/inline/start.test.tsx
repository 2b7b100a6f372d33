import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let reportPaint: () => void;

class PaintObserver {
  constructor(report: () => void) {
    reportPaint = report;
  }

  observe(options: PerformanceObserverInit): void {
    expect(options).toEqual({ type: 'paint', buffered: true });
  }
}

/** Runs the script at the end of a page. */
async function runStart({ isHidden = false } = {}): Promise<void> {
  const tag = document.createElement('script');
  Object.assign(tag.dataset, { page: '/us/en/', build: '0a1b', scripts: '/react.js /app.js' });
  Object.assign(tag.dataset, { data: '/data.json', chunks: '/home.js', header: '/header.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  await import('./start');
}

const requested = () => [...document.querySelectorAll('body script')].map((script) => script.getAttribute('src'));
const preloaded = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('PerformanceObserver', PaintObserver);
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('scripts, data and messages are requested once, after the first paint', async () => {
  await runStart();
  vi.advanceTimersByTime(1_900);
  expect([...requested(), ...preloaded()]).toEqual([]);
  // Browsers report the first paint and the first paint with content.
  reportPaint();
  reportPaint();
  vi.advanceTimersByTime(5_000);
  expect(requested()).toEqual(['/react.js', '/app.js']);
  expect(preloaded()).toEqual(['/data.json', '/home.js']);
});

test('a page that reports no paint starts after two seconds', async () => {
  await runStart();
  vi.advanceTimersByTime(2_000);
  expect(requested()).toEqual(['/react.js', '/app.js']);
});

test('a page in the background starts immediately', async () => {
  await runStart({ isHidden: true });
  expect(requested()).toEqual(['/react.js', '/app.js']);
});
