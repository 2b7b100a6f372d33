import { afterEach, describe, expect, test } from 'vitest';
import { buildAddress, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { addressCalls, positionAt, stubPosition } from '../../../tests/fixtures/components/renderAddressPanel';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { findCurrentPlace, lookUpCurrentPlace } from './currentPlace';

const { position } = addressCalls;

afterEach(() => stubPosition(null));

describe('S7-29 the place at the browser’s position', () => {
  test.each([
    ['a house', buildAddress(), chosenPlace],
    ['one outside both markets', problem(404, 'place_unknown'), 'outside'],
    ['another 404', problem(404, 'not_found'), null],
    ['no answer', offline, null],
  ])('is %s', async (_, answer, expected) => {
    stubPosition(positionAt(37.8, -122.2));
    fakeApi({ [position]: answer });
    expect(await lookUpCurrentPlace()).toEqual(expected);
    expect(await findCurrentPlace()).toEqual(expected === 'outside' ? null : expected);
  });

  test('S8-20 is unknown without a position, and no request is sent', async () => {
    stubPosition(null);
    const api = fakeApi({});
    expect([await lookUpCurrentPlace(), await findCurrentPlace(), api.calls]).toEqual([null, null, []]);
  });
});
