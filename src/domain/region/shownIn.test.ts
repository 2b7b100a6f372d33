import { expect, test } from 'vitest';
import { reservedFor, shownIn, shownOutside, shownWhereOff, shownWhereOn } from './shownIn';

test('content shown in some regions lists them', () => {
  expect(shownIn(['CA', 'WA'])).toEqual({ 'data-in': 'CA WA' });
  expect(reservedFor('CA_ALL')).toEqual({ 'data-held': 'CA_ALL' });
});

test('S6-09 D-07 content shown where a feature is on or off lists every region once', () => {
  expect(shownWhereOn('expressDelivery')).toEqual({ 'data-in': 'CA' });
  expect(shownWhereOff('expressDelivery')).toEqual({ 'data-in': 'OH MO UT WA CO NM CA_ALL ON AB' });
  expect(shownOutside(['UT', 'CA_ALL', 'ON'])).toEqual({ 'data-in': 'CA OH MO WA CO NM AB' });
});
