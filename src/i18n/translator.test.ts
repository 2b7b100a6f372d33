import { describe, expect, test, vi } from 'vitest';
import { en } from './messages/en';
import { fr } from './messages/fr';
import { createTranslator } from './translator';

const never = (key: string) => {
  throw new Error(`no message for ${key}`);
};
const english = createTranslator(en, 'en', never);
const french = createTranslator(fr, 'fr', never);

describe('placeholders', () => {
  const { t } = createTranslator(
    {
      'app.pageTitle': '{title} · {brand}',
      'list.shown': '{shown} of {total}, {shown} again',
      'product.percent': '100% {percent} $1 {missing}',
    },
    'en',
    never,
  );

  test('are filled with words and numbers, at every occurrence', () => {
    expect(t('app.pageTitle', { title: 'Pods', brand: 'Lumapod' })).toBe('Pods · Lumapod');
    expect(t('list.shown', { shown: 0, total: 24 })).toBe('0 of 24, 0 again');
  });

  test('insert values literally, even dollar signs and braces', () => {
    expect(t('app.pageTitle', { title: '$& {brand}', brand: '$1' })).toBe('$& {brand} · $1');
  });

  test('stay visible without a value', () => {
    expect(t('product.percent', { percent: 5 })).toBe('100% 5 $1 {missing}');
    // @ts-expect-error no values
    expect(t('app.pageTitle')).toBe('{title} · {brand}');
  });
});

describe('plural', () => {
  test.each([
    [0, '0 products'],
    [1, '1 product'],
    [2, '2 products'],
    [21, '21 products'],
  ])('in English, of %i', (count, words) => {
    expect(english.plural('list.count', count)).toBe(words);
  });

  test.each([
    [0, fr['list.count.one']],
    [1, fr['list.count.one']],
    [2, fr['list.count.other']],
    [1_000_000, fr['list.count.other']],
  ])('in French, where 0 is singular, of %i', (count, form) => {
    expect(fr['list.count.one']).not.toBe(fr['list.count.other']);
    expect(french.plural('list.count', count)).toBe(form.replace('{count}', String(count)));
  });

  test('fills other placeholders beside the count', () => {
    const { plural } = createTranslator({ 'cart.items.other': '{title}: only {count} left' }, 'en', never);
    // @ts-expect-error the real message has only a count
    expect(plural('cart.items', 2, { title: 'Amber' })).toBe('Amber: only 2 left');
  });
});

describe('S8-21 a missing message', () => {
  test('is reported with its language, and its key is shown', () => {
    const report = vi.fn();
    const { t, plural } = createTranslator({}, 'fr', report);
    expect(t('app.close')).toBe('app.close');
    expect(plural('list.count', 3)).toBe('list.count.other');
    expect(report.mock.calls).toEqual([
      ['app.close', 'fr'],
      ['list.count.other', 'fr'],
    ]);
  });

  test('is not the same as an empty one, which is shown as it is', () => {
    const report = vi.fn();
    expect(createTranslator({ 'app.close': '' }, 'en', report).t('app.close')).toBe('');
    expect(report).not.toHaveBeenCalled();
  });
});
