import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Country, Subcountry } from '../../../src/domain/region/regions';
import { collectBrowserErrors } from './browserErrors';
import { recordAnnouncements } from './announcements';
import { seedAccepted } from './seedAccepted';
import { readOutbox } from './readOutbox';
import { noteStall, failUnlessStalled } from './stalledBrowser';
import { styleFaults } from './styleFaults';

interface Fixtures {
  secondTry: void;
  /** Browser errors that this test expects. Push a pattern before the error occurs. */
  expectedErrors: RegExp[];
  /** Expects no WCAG 2.2 A and AA violations that axe can detect. */
  axe: () => Promise<void>;
  /** The newest one-time code sent to this email address or phone number. */
  outbox: (to: string) => Promise<string>;
  /** Opens every later page with the age gate passed, the region chosen and consent declined. */
  seedAccepted: (region?: Partial<Record<Country, Subcountry>>) => Promise<void>;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for transitions to end, since axe checks the colors of the current frame. Runs in the page. */
async function endOfTransitions(): Promise<void> {
  // Below the fold, cards are not rendered until they are scrolled to, and their animations never end.
  const isRendered = ({ effect }: Animation) =>
    (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
  const passing = document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && isRendered(animation))
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

export const test = base.extend<Fixtures>({
  secondTry: [
    async ({}, provide, info) => {
      failUnlessStalled(info);
      await provide();
    },
    { auto: true },
  ],

  // Playwright finds a fixture's dependencies in its first argument, which must be destructured.
  expectedErrors: async ({}, provide) => provide([]),

  context: async ({ context, baseURL, expectedErrors }, provide, info) => {
    const complaints = await collectBrowserErrors(context, baseURL!);
    await context.addInitScript(recordAnnouncements);
    await provide(context);
    await noteStall(context, info);
    // A page may be navigating, or closed.
    const faults = await Promise.all(context.pages().map((page) => page.evaluate(styleFaults).catch(() => [])));
    expect(faults.flat(), 'style faults').toEqual([]);
    // A mocked call may still be pending. Its result is no longer needed.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = complaints.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, 'browser errors').toEqual([]);
  },

  axe: async ({ page }, provide) =>
    provide(async () => {
      await page.evaluate(endOfTransitions);
      // axe's default mode supports cross-origin frames by sending all results through a page of its own.
      const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      const { violations } = await builder.withTags(wcag).analyze();
      const lines = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`),
      );
      expect(lines, `accessibility of ${page.url()}`).toEqual([]);
    }),

  outbox: async ({ request }, provide) => {
    const seen = new Map<string, string>();
    await provide((to) => readOutbox(request, to, seen));
  },

  seedAccepted: async ({ context }, provide) => provide((region) => seedAccepted(context, region)),
});

export { expect } from '@playwright/test';
