import { describe, expect, test } from 'vitest';
import { hasContact, reviewFault, rejectionReasons, tidyReview } from './review';
import { reviewDecisionSchema, reviewInputSchema } from './reviewSchema';

const parse = (text: unknown) => reviewInputSchema.safeParse({ text });

describe('D-43 the text of a review', () => {
  test.each([
    ['Good vapor.', null],
    ['Good vapor', null],
    ['123456789', 'short'],
    ['          x         ', 'short'],
    ['a\n\n\n\n\n\n\n\n\n\nb', 'short'],
    ['a'.repeat(600), null],
    [`  ${'a'.repeat(600)}\n`, null],
    ['a'.repeat(601), 'long'],
    ['See https://pods.example for more', 'contact'],
  ] as const)('%j has the fault %s, in the form and in the API', (text, fault) => {
    expect([reviewFault(text), parse(text).success]).toEqual([fault, fault === null]);
  });

  test.each([
    ['Go to www.example today'],
    ['Cheaper at pods4less.com'],
    ['Cheaper at pods4less.com/deals'],
    ['Cheaper at pods4le\u200bss.com'],
    ['Cheaper at ｐｏｄｓ.com'],
    ['HTTP://PODS.EXAMPLE is it'],
    ['Mail pods@mail.example'],
    ['I am @pod_lover there'],
    ['It’s me:@lover'],
    ['415-555-0123'],
    ['Call 4155550123'],
    ['(415) 555.0123'],
    ['Only 555 0123'],
    ['415–555–0123'],
    ['415\u2011555\u20110123'],
    ['+1.415.555.0123'],
    ['1.800.555.0123'],
    ['415-555-2012'],
    ['415 555 1999'],
    ['06.12.34.56.78'],
    ['Since 2026-11-30 at 415-555-0123'],
    ['Rated 4.5, call 555.0123'],
    ['Join t.me/podclub'],
    ['JOIN T.ME/PODCLUB'],
    ['See bit.ly/3xyz'],
    ['On discord.gg/pods'],
    ['Cheaper at pods.us'],
    ['Cheaper at pods.co.'],
    ['Cheaper at PODS.CO'],
    ['Cheaper at Pods.Com, always'],
    ['Cheaper at Pods.Net'],
    ['Moins cher à pods.ca!'],
    ['See pods.store for more'],
    ['At podclub.app'],
    ['At my-pods.ly, today'],
  ])('%j names a contact', (text) => {
    expect(hasContact(text)).toBe(true);
  });

  test.each([
    ['0.5 g for $32.50, at 87.5% THC'],
    ['I gave 9/10. Com­fortable draw'],
    ['Smooth.Comes in a nice box'],
    ['Used it on 11/20, twice @ low heat'],
    ['Batch CA-HAL-2607-303 tasted like the last one'],
    ['3-4 puffs, 2x a day, since 2024'],
    ['Très doux, 10 sur 10!'],
    ['Bought on 2026-11-30, still good'],
    ['Bought on 10-20-2026'],
    ['Bought 30.11.2026.'],
    ['Bought 2026/11/30 and 2026/12/01'],
    ['Packed on 20261130'],
    ['From 11 30 2026 on'],
    ['Used it from 2024-2026, or 2023 – 2025'],
    ['Levels 3.5 4.0 4.5 5.0'],
    ['Levels 3.5-4.0-4.5.'],
    ['Tested 0.125 0.250 12.75'],
    ['Niveaux 3,5 4,0 4,5 5,0'],
    ['Smooth.Us two agreed'],
    ['Smooth.Co-workers like it too'],
    ['Doux.Ça marche bien'],
    ['It is smooth/clean, and/or mild'],
    ['Great for me.To be clear, I use it daily'],
    ['In the U.S. it costs 30 dollars'],
    ['Smooth.Shop owners agree'],
    ['Smooth.Fast/easy draw'],
    ['Half a dose, e.g. 2.5 mg/ml'],
  ])('%j names none', (text) => {
    expect(hasContact(text)).toBe(false);
  });

  test('keeps paragraphs, without extra spaces and lines', () => {
    expect(tidyReview(' One\u00a0 two \r\n\r\n\r\n\n three\tfour  ')).toBe('One two\n\nthree four');
  });

  test('has neither control characters nor direction marks, and never an empty look', () => {
    expect(parse('It was \u0000 fine by me').success).toBe(false);
    expect(parse('It was \u001b[31m fine by me').success).toBe(false);
    expect(parse('\u202eIt was fine \u2067by me').data?.text).toBe('It was fine by me');
    expect(parse('\u200b'.repeat(30)).success).toBe(false);
  });

  test('comes alone: no name, no score, no other field', () => {
    expect(reviewInputSchema.safeParse({ text: 'It was fine by me', name: 'Ada' }).success).toBe(false);
  });
});

describe('D-43 a decision', () => {
  const isTaken = (decision: object) => reviewDecisionSchema.safeParse({ revision: 1, ...decision }).success;

  test('rejects for a listed reason, and no reason is about stars or opinions', () => {
    expect(rejectionReasons.every((reason) => isTaken({ status: 'rejected', reason }))).toBe(true);
    expect(rejectionReasons.filter((reason) => /star|rating|score|negative|opinion/.test(reason))).toEqual([]);
  });

  test.each([
    [{ status: 'rejected', reason: null }],
    [{ status: 'rejected', reason: 'low-rating' }],
    [{ status: 'published', reason: 'profanity' }],
    [{ status: 'pending', reason: null }],
    [{ status: 'published' }],
  ])('%j is refused', (decision) => {
    expect(isTaken(decision)).toBe(false);
  });
});
