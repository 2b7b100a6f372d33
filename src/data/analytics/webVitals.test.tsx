import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { watchWebVitals as watch, WebVital } from './webVitals';

/** The browser's PerformanceObserver, which jsdom lacks. Tests feed it the entries. */
class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input', 'paint'];
  static readonly all = new Set<FakeObserver>();
  private types: string[] = [];
  constructor(private readonly take: (list: { getEntries: () => object[] }) => void) {}
  observe({ type }: { type: string }) {
    this.types.push(type);
    FakeObserver.all.add(this);
  }
  disconnect() {
    FakeObserver.all.delete(this);
  }
  takeRecords() {
    return [];
  }
  static see(type: string, entry: object) {
    for (const observer of FakeObserver.all)
      if (observer.types.includes(type)) observer.take({ getEntries: () => [{ entryType: type, ...entry }] });
  }
}

const emit = async (type: string, entry: object) => {
  FakeObserver.see(type, entry);
  // web-vitals handles entries asynchronously.
  await vi.advanceTimersByTimeAsync(100);
};

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

let reported: WebVital[];
const named = (name: WebVital['name']) => reported.filter((vital) => vital.name === name);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeObserver.all.clear();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal(
    'PerformanceEventTiming',
    class {
      interactionId = 0;
    },
  );
  Object.assign(PerformanceEventTiming.prototype, { interactionId: 0 });
  const vitals: WebVital[] = [];
  reported = vitals;
  const { watchWebVitals } = (await import('./webVitals')) as { watchWebVitals: typeof watch };
  watchWebVitals((vital) => vitals.push(vital));
  await vi.advanceTimersByTimeAsync(100);
});

describe('S7-30 core web vitals', () => {
  test.each([
    [12.4, 12, 'good'],
    [100, 100, 'good'],
    [101, 101, 'needs-improvement'],
    [300.2, 300, 'needs-improvement'],
    [301, 301, 'poor'],
  ] as const)('FID of %f ms, which web-vitals no longer reports', async (delay, value, rating) => {
    await emit('first-input', { startTime: 1000, processingStart: 1000 + delay });
    expect(named('FID')).toEqual([{ name: 'FID', value, rating, isRestored: false }]);
  });

  test('FID only counts the first input', async () => {
    await emit('first-input', { startTime: 1000, processingStart: 1010 });
    await emit('first-input', { startTime: 2000, processingStart: 2500 });
    expect(named('FID')).toHaveLength(1);
  });

  test('CLS is reported when the page is hidden, as a score with three decimals', async () => {
    // A page that never painted has no CLS.
    await emit('paint', { name: 'first-contentful-paint', startTime: 1 });
    await emit('layout-shift', { value: 0.12345, startTime: 500, hadRecentInput: false });
    expect(reported).toEqual([]);
    hide();
    expect(named('CLS')).toEqual([{ name: 'CLS', value: 0.123, rating: 'needs-improvement', isRestored: false }]);
  });

  test('D-29 INP is reported too', async () => {
    await emit('event', { interactionId: 1, duration: 240, startTime: 700, processingStart: 710, processingEnd: 720 });
    hide();
    expect(named('INP')).toEqual([{ name: 'INP', value: 240, rating: 'needs-improvement', isRestored: false }]);
  });
});

test('S7-30 a browser without these entries reports nothing and does not fail', async () => {
  vi.resetModules();
  FakeObserver.all.clear();
  vi.stubGlobal(
    'PerformanceObserver',
    class extends FakeObserver {
      static override supportedEntryTypes = ['mark'];
    },
  );
  const { watchWebVitals } = await import('./webVitals');
  const report = vi.fn();
  watchWebVitals(report);
  FakeObserver.see('first-input', { startTime: 1, processingStart: 2 });
  hide();
  expect(report).not.toHaveBeenCalled();
});
