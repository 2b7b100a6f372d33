import { beforeEach, expect, test, vi } from 'vitest';
import { loadContactChange } from '../data/account/contactChangeDraft';
import { loadRatingDraft } from '../data/rating/ratingDraft';
import { loadOpenAttempt } from '../features/checkout/orderAttempt';
import { useBatteryDismissed } from './batteryDismissed';
import { useCart } from './cart';
import { useCheckoutDraft } from './checkoutDraft';
import { useConsent } from './privacy/consent';
import { useDeliveryPlace, useStorePlace } from './delivery/deliveryPlace';
import { lastOrderPath } from './lastOrder';
import { useLegalNotice } from './privacy/legalNotice';
import { useNotificationInbox } from './notifications/notificationsInbox';
import { useRegionState } from './region';
import { useSession } from './session/session';
import { useSignInDraft } from './session/signInDraft';
import { restoreStores } from './storedStore';
import { useUnlockDraft } from './unlockDraft';

/** Texts stored before `storedStore` existed. Change one only together with a new version and its migration. */
const inBrowser = {
  token: 'token-1',
  cart_v1:
    '[{"productVariantId":"amber-1g","quantity":2,"price":30,"metadata":{"name":"Amber","productType":"oil","brand":"Fern","slug":"amber","image":"/pictures/amber.webp","thcGrams":0.8}}]',
  place_delivery: '{"placeId":"place-1","addressTwo":"4B","label":"1 Main St, Los Angeles"}',
  place_store: '{"placeId":"place-2","addressTwo":"","label":"Montréal"}',
  subcountry_us: 'OH',
  subcountry_ca: 'AB',
  age_accepted_us: 'true',
  express_legal_accepted: 'true',
  terms_accepted: '2026-01-01',
  consent: '{"analytics":true,"errorReports":false,"decidedAt":"2026-11-21T10:32:00.000Z"}',
  notifications_read: '["news","pod-rating-B-1"]',
  battery_dismissed: 'true',
  // This draft lacks the fields that were added later.
  checkout_draft:
    '{"seed":"seed-1","shopper":"user-1","givenName":"Ada","familyName":"Byron","note":"Ring twice","unit":{"placeId":"place-1","text":"4"},"slotStart":"2026-11-21T22:00:00.000Z","useRewards":true}',
  unlock_draft:
    '{"shopper":"user-1","typed":"ABCD-EFGH","isLinked":false,"checked":null,"isOfVisitor":false,"variant":"unlock","isJoinSettled":true,"activation":{"activationId":"activation-1","expiresAt":"2026-11-21T17:10:00.000Z","protocol":"TL1","version":1,"symbolMs":100,"fastSymbolMs":50,"repeats":3,"colours":["#000","#888","#fff"],"levels":[0,1,2]},"isShown":true,"isRainbow":false,"keptAt":1795280000000}',
  favorites: '{"slugs":["amber","birch"],"pending":[{"slug":"amber","isKept":true}]}',
  viewed: '["amber"]',
  compared: '["amber","birch"]',
  last_order: '{"path":"/delivery/order/provider-1/details-1","at":1795280000000}',
  order_attempt:
    '{"order":{"providerId":"provider-1","slotStart":"2026-11-21T22:00:00.000Z","items":[{"productVariantId":"amber-1g","quantity":2}]},"at":1795280000000}',
};
const inTab = {
  sign_in_draft:
    '{"isNew":true,"channel":"phone","email":"","phone":"(415) 555-0100","givenName":"Ada","familyName":"","sent":{"to":{"phoneNumber":"+14155550100"},"challengeId":"challenge-1","isNew":true,"resendAt":1,"expiresAt":2}}',
  contact_change: '{"uuid":"user-1","to":{"email":"new@shopper.example"},"resendAt":1,"expiresAt":2}',
  rating_draft:
    '{"podKey":"ABCDEFGH","savedAt":"2026-11-20T17:00:00.000Z","score":4,"tags":["good-vapor"],"effects":["happy"]}',
};
const stored = (key: keyof typeof inBrowser) => JSON.parse(inBrowser[key]) as object;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_280_100_000, toFake: ['Date'] });
  for (const [key, text] of Object.entries(inBrowser)) localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(inTab)) sessionStorage.setItem(key, text);
  restoreStores();
});

test('S9-12 S4-19 S4-41 session, cart, addresses, regions and answers of an earlier build are restored', () => {
  expect(useSession.getState().isSignedIn).toBe(true);
  expect(useCart.getState().items).toEqual(stored('cart_v1'));
  expect(useDeliveryPlace.getState().place).toEqual(stored('place_delivery'));
  expect(useStorePlace.getState().place).toEqual(stored('place_store'));
  const { regions, isAccepted, isChosen } = useRegionState.getState();
  expect([regions.us.code, regions.ca.code, isAccepted]).toEqual(['OH', 'AB', { us: true, ca: false }]);
  expect(isChosen).toEqual({ us: true, ca: true });
  expect(useLegalNotice.getState()).toEqual({ isAccepted: true, termsVersion: '2026-01-01' });
  expect(useConsent.getState()).toMatchObject({ consent: stored('consent'), mustAsk: false });
  expect(useNotificationInbox.getState().readIds).toEqual(stored('notifications_read'));
  expect(useBatteryDismissed.getState()).toBe(true);
});

test('S2-73 S2-61 drafts, orders and codes of an earlier build are restored', () => {
  const added = { contactPhone: null, keepContactPhone: true, provider: null };
  expect(useCheckoutDraft.getState()).toEqual({ ...stored('checkout_draft'), ...added });
  // An earlier build also stored the answer to the membership offer.
  const { keptAt, isJoinSettled: _, ...unlock } = stored('unlock_draft') as { keptAt: number; isJoinSettled: boolean };
  expect([useUnlockDraft.getState(), keptAt]).toEqual([unlock, 1_795_280_000_000]);
  expect([lastOrderPath(), loadOpenAttempt()]).toEqual([
    '/delivery/order/provider-1/details-1',
    stored('order_attempt'),
  ]);
  expect(useSignInDraft.getState()).toEqual(JSON.parse(inTab.sign_in_draft));
  expect(loadContactChange()).toEqual(JSON.parse(inTab.contact_change));
  expect(loadRatingDraft({ podKey: 'ABCDEFGH', savedAt: '2026-11-20T17:00:00.000Z' })?.score).toBe(4);
});

test('S9-12 restoring rewrites none of it', () => {
  expect({ ...localStorage }).toEqual(inBrowser);
  expect({ ...sessionStorage }).toEqual(inTab);
});
