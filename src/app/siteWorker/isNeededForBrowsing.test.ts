import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isNeededForBrowsing } from './isNeededForBrowsing';

it.each([
  ['src/app/ConnectedCartPanel.tsx', true],
  ['src/app/Panels.tsx', true],
  ['src/features/shop/live/LiveShelf.tsx', true],
  ['src/features/product/offer/LiveOffer.tsx', true],
  ['src/features/notifications/NotificationPanel.tsx', true],
  ['src/templates/Product.tsx', true],
  ['src/templates/ProductList.tsx', true],
  ['src/i18n/messages/fr/order.ts', true],
  ['src/features/store-locator/LiveFinder.tsx', true],
  ['src/features/store-locator/GoogleStoreMap.tsx', false],
  ['src/features/store-locator/EmbeddedStoreMap.tsx', false],
  ['src/features/checkout/CheckoutIsland.tsx', false],
  ['src/features/unlock/UnlockFlow.tsx', false],
  ['src/templates/Checkout.tsx', false],
  ['tests/kit/KitPage.tsx', false],
  ['src/data/errorReporting/sentry.ts', false],
])('S7-26 caches %s, a lazy chunk, for browsing offline: %s', (path, is) => {
  expect(existsSync(path), 'the part is there').toBe(true);
  expect(isNeededForBrowsing(path)).toBe(is);
});
