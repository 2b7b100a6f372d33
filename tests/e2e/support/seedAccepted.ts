import type { BrowserContext } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { defaultRegion, type Country, type Subcountry } from '../../../src/domain/region/regions';

/** Opens later pages of the context with the age gate passed, the region chosen and consent declined. */
export async function seedAccepted(
  context: BrowserContext,
  region: Partial<Record<Country, Subcountry>> = {},
): Promise<void> {
  const refused = JSON.stringify({ analytics: false, errorReports: false, decidedAt: '2026-11-21T00:00:00.000Z' });
  const entries = (['us', 'ca'] as const).flatMap((country) => [
    [storageKeys.ageAccepted(country), 'true'] as const,
    [storageKeys.subcountry(country), region[country] ?? defaultRegion(country).code] as const,
    [storageKeys.consent, refused] as const,
  ]);
  await context.addInitScript((pairs) => {
    // An opaque-origin frame, such as the one axe opens, has no storage.
    if (window.origin === 'null') return;
    for (const [key, value] of pairs) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, entries);
}
