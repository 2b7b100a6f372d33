import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Country, Subcountry } from '../../../src/domain/region/regions';
import { collectComplaints } from './complaints';
import { keepWhatIsHeard } from './heard';
import { seedAccepted } from './seedAccepted';
import { readOutbox } from './readOutbox';
import { noteStall, refuseSecondTry } from './stalledBrowser';
import { styleFaults } from './styleFaults';

interface Fixtures {
  secondTry: void;
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

/** axe reads a colour as it is at that moment: one on its way to another is none that anybody chose. In the page. */
async function endOfTransitions(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

export const test = base.extend<Fixtures>({
  secondTry: [
    async ({}, provide, info) => {
      refuseSecondTry(info);
      await provide();
    },
    { auto: true },
  ],

  // Playwright finds a fixture's needs in its first argument and accepts nothing but a destructured one.
  expectedErrors: async ({}, provide) => provide([]),

  context: async ({ context, baseURL, expectedErrors }, provide, info) => {
    const complaints = await collectComplaints(context, baseURL!);
    await context.addInitScript(keepWhatIsHeard);
    await provide(context);
    await noteStall(context, info);
    // A page may be on its way to another, or gone.
    const faults = await Promise.all(context.pages().map((page) => page.evaluate(styleFaults).catch(() => [])));
    expect(faults.flat(), 'faults of the styles').toEqual([]);
    // A call that a journey answers itself may still be under way; its answer is no longer wanted.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = complaints.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },

  axe: async ({ page }, provide) =>
    provide(async () => {
      await page.evaluate(endOfTransitions);
      // axe's other mode is for pages with frames of other origins: it passes all that it looked at through a page of its own.
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
