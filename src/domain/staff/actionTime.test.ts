import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionTime } from './actionTime';

const time = (text: string) => new Date(`2026-12-01T${text}Z`);
const receivedAt = time('22:10:00');
const dayBefore = new Date('2026-11-30T22:10:00Z');

describe('D-32 the time of an action that waited', () => {
  test.each<[string, { statedAt: Date | null; notBefore?: Date | null }, Date, 'accepted' | 'rejected']>([
    ['nobody said when it was done', { statedAt: null }, receivedAt, 'accepted'],
    ['done before a connection came back', { statedAt: time('21:58:00') }, time('21:58:00'), 'accepted'],
    ['done when it arrived', { statedAt: receivedAt }, receivedAt, 'accepted'],
    [
      'after the previous event',
      { statedAt: time('21:58:00'), notBefore: time('21:00:00') },
      time('21:58:00'),
      'accepted',
    ],
    [
      'with the previous event',
      { statedAt: time('21:58:00'), notBefore: time('21:58:00') },
      time('21:58:00'),
      'accepted',
    ],
    [
      'before the previous event',
      { statedAt: time('20:58:00'), notBefore: time('21:30:00') },
      time('21:30:00'),
      'rejected',
    ],
    [
      'a moment before the previous event',
      { statedAt: time('21:29:30'), notBefore: time('21:30:00') },
      time('21:30:00'),
      'accepted',
    ],
    [
      'the previous event is ahead',
      { statedAt: time('21:58:00'), notBefore: time('22:20:00') },
      receivedAt,
      'rejected',
    ],
    ['a device a little ahead', { statedAt: time('22:11:00') }, receivedAt, 'accepted'],
    ['a device far ahead', { statedAt: time('22:11:01') }, receivedAt, 'rejected'],
    ['a day ago', { statedAt: dayBefore }, dayBefore, 'accepted'],
    ['more than a day ago', { statedAt: new Date(dayBefore.getTime() - 1) }, receivedAt, 'rejected'],
    [
      'more than a day ago, before an event',
      { statedAt: new Date(0), notBefore: time('21:30:00') },
      receivedAt,
      'rejected',
    ],
    ['a clock that was reset', { statedAt: new Date(0) }, receivedAt, 'rejected'],
    ['the last year of the calendar', { statedAt: new Date('9999-12-31T23:59:59.999Z') }, receivedAt, 'rejected'],
  ])('%s', (_, stated, at, verdict) => {
    const rejectedAt = verdict === 'rejected' ? stated.statedAt : null;
    expect(actionTime({ ...stated, receivedAt })).toEqual({ at, receivedAt, rejectedAt });
  });

  test('is never in the future, never over a day ago, and never before what it follows', () => {
    const date = fc.date({ min: new Date('2026-11-28'), max: new Date('2026-12-04'), noInvalidDate: true });
    fc.assert(
      fc.property(date, fc.option(date), (statedAt, notBefore) => {
        const { at } = actionTime({ statedAt, receivedAt, notBefore });
        expect(at <= receivedAt && at >= dayBefore).toBe(true);
        if (notBefore && notBefore <= receivedAt) expect(at >= notBefore).toBe(true);
      }),
    );
  });
});
