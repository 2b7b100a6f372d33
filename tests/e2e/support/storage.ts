import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { PlaceSuggestion } from '../../../src/domain/delivery/address/addressSchema';
import type { ChosenPlace } from '../../../src/state/delivery/deliveryPlace';

/** Opens every later page with these values in local storage, unless the page has changed them. */
export async function store(context: BrowserContext, values: Record<string, unknown>): Promise<void> {
  const texts = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  await context.addInitScript((pairs) => {
    // An opaque-origin frame, such as the one axe opens, has no storage.
    if (window.origin === 'null') return;
    for (const [key, text] of pairs) if (localStorage.getItem(key!) === null) localStorage.setItem(key!, text!);
  }, texts);
}

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The first place that the site suggests for a typed address, as the site stores it. */
export async function findPlace(request: APIRequestContext, text: string): Promise<ChosenPlace> {
  const response = await request.get('/.netlify/functions/delivery-suggestions', { params: { text } });
  const [first] = (await response.json()) as PlaceSuggestion[];
  if (!first) throw new Error(`Expected the site to suggest a place for ${text}.`);
  return { placeId: first.placeId, addressTwo: '', label: first.mainText };
}
