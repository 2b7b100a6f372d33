import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { PlaceSuggestion } from '../../../src/domain/address/addressSchema';
import type { ChosenPlace } from '../../../src/state/delivery/deliveryPlace';

/** Seeds local storage on later pages, except for keys that the site has changed since. */
export async function seedStorage(context: BrowserContext, values: Record<string, unknown>): Promise<void> {
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

export const readStored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Returns the site's first suggestion for a typed address, as the site stores it. */
export async function findPlace(request: APIRequestContext, text: string): Promise<ChosenPlace> {
  const response = await request.get('/.netlify/functions/delivery-suggestions', { params: { text } });
  const [first] = (await response.json()) as PlaceSuggestion[];
  if (!first) throw new Error(`Expected the site to suggest a place for ${text}.`);
  return { placeId: first.placeId, addressTwo: '', label: first.mainText };
}
