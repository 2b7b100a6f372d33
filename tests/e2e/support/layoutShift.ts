import type { Page } from '@playwright/test';

export interface Shift {
  value: number;
  /** Milliseconds since the navigation. */
  at: number;
  /** The moved elements with their old and new positions. */
  nodes: string[];
}

/** Emulates a mid-range phone on a slow network. */
export async function throttleCpu(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Records layout shifts of later pages. Returns a function that reads the open page's shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: { value: number; at: number; nodes: string[] }[] = [];
    Object.assign(window, { shifts });
    const formatRect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const words = node?.textContent?.trim().slice(0, 30) ?? '';
      return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${words}"` : 'gone';
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            at: Math.round(startTime),
            nodes: sources.map(
              (each) => `${nameOf(each.node)} ${formatRect(each.previousRect)} → ${formatRect(each.currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
