import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { defaultRegion, type Country, type Subcountry } from '../../../src/domain/region/regions';
import { collectComplaints } from './complaints';
import { readOutbox } from './readOutbox';

interface Fixtures {
  /** What this test expects the browser to complain of; push a pattern before it happens. */
  expectedErrors: RegExp[];
  /** The page has no fault against WCAG 2.2 A and AA that axe can see. */
  axe: () => Promise<void>;
  /** The newest one-time code sent to this e-mail address or phone number. */
  outbox: (to: string) => Promise<string>;
  /** Every page opened after this finds the age gate passed, the region chosen and consent refused. */
  seedAccepted: (region?: Partial<Record<Country, Subcountry>>) => Promise<void>;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const test = base.extend<Fixtures>({
  // Playwright finds a fixture's needs in its first argument and accepts nothing but a destructured one.
  expectedErrors: async ({}, provide) => provide([]),

  context: async ({ context, baseURL, expectedErrors }, provide) => {
    const complaints = await collectComplaints(context, baseURL!);
    await provide(context);
    const unexpected = complaints.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },

  axe: async ({ page }, provide) =>
    provide(async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      const lines = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`),
      );
      expect(lines, `accessibility of ${page.url()}`).toEqual([]);
    }),

  outbox: async ({ request }, provide) => {
    const seen = new Map<string, string>();
    await provide((to) => readOutbox(request, to, seen));
  },

  seedAccepted: async ({ context }, provide) =>
    provide(async (region = {}) => {
      const refused = JSON.stringify({ analytics: false, errorReports: false, decidedAt: '2026-11-21T00:00:00.000Z' });
      const entries = (['us', 'ca'] as const).flatMap((country) => [
        [storageKeys.ageAccepted(country), 'true'] as const,
        [storageKeys.subcountry(country), region[country] ?? defaultRegion(country).code] as const,
        [storageKeys.consent, refused] as const,
      ]);
      await context.addInitScript((pairs) => {
        // an empty frame, such as the one axe opens, has no storage
        if (window.origin === 'null') return;
        for (const [key, value] of pairs) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }, entries);
    }),
});

export { expect } from '@playwright/test';
