import { describe, expect, test } from 'vitest';
import { hasRewards, parseReferralCode, rewardExpiry, rewardMinimumMessage, spendCredits } from './rewards';

test('S8-12 the message names the minimum', () => {
  expect(rewardMinimumMessage(40)).toBe(
    'In order to redeem your reward(s), it must be paired with an XPRESS delivery minimum order of $40.00 before taxes.',
  );
});

test('D-05 D-34 rewards exist in the United States only', () => {
  expect([hasRewards('US'), hasRewards('CA')]).toEqual([true, false]);
});

test('D-34 a credit expires 180 days after it was given', () => {
  expect(rewardExpiry(new Date('2026-01-01T12:00:00Z'))).toEqual(new Date('2026-06-30T12:00:00Z'));
});

describe('D-34 a typed referral code', () => {
  test.each([
    ['BCDF2345', 'BCDF2345'],
    [' bcdf-2345 ', 'BCDF2345'],
    ['bcdf 2345', 'BCDF2345'],
    ['BCDF234', null],
    ['BCDF23456', null],
    ['BCDF234A', null],
    ['BCDF2340', null],
    ['', null],
    ['ＢＣＤＦ２３４５', null],
  ])('%j is parsed as %j', (typed, code) => {
    expect(parseReferralCode(typed)).toBe(code);
  });
});

describe('D-34 the credit an order uses', () => {
  const credits = [
    { id: 'soon', remainingCents: 300 },
    { id: 'spent', remainingCents: 0 },
    { id: 'late', remainingCents: 1000 },
  ];
  test.each([
    [0, []],
    [200, [['soon', 200]]],
    [300, [['soon', 300]]],
    [
      301,
      [
        ['soon', 300],
        ['late', 1],
      ],
    ],
    [
      9999,
      [
        ['soon', 300],
        ['late', 1000],
      ],
    ],
  ])('for %d cents, the first credit first', (due, used) => {
    expect(spendCredits(credits, due).map(({ creditId, cents }) => [creditId, cents])).toEqual(used);
  });
});
