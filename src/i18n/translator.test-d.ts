import type { GroupKey, PlainGroupKey, Translate, Translator } from './translator';

// Type tests: `npm run types` fails if an expected error is missing.

declare const words: Translator<'first' | 'account' | 'pods'>;
declare const condition: boolean;
declare const plainKey: PlainGroupKey<'account'>;
declare const anyKey: GroupKey<'account'>;
const { t, plural } = words;

export const valid = [
  t('app.close'),
  t('signIn.codeSent', { destination: 'a@example.com' }),
  t('app.pageTitle', { title: 'Pods', brand: 'Lumapod' }),
  plural('list.count', 2),
  t(plainKey),
  // Either message may be shown, so a value for each placeholder of both is needed.
  t(condition ? 'app.close' : 'money.from', { price: '$1' }),
  words satisfies Translator<'pods'>,
  t satisfies Translate<'first'>,
];

export const invalid = [
  // @ts-expect-error missing values
  t('signIn.codeSent'),
  // @ts-expect-error missing one of two values
  t('app.pageTitle', { title: 'Pods' }),
  // @ts-expect-error wrong name
  t('signIn.codeSent', { to: 'a@example.com' }),
  // @ts-expect-error a name that the message lacks
  t('signIn.codeSent', { destination: 'a@example.com', count: 2 }),
  // @ts-expect-error a value that is no text or number
  t('signIn.codeSent', { destination: null }),
  // @ts-expect-error values for a message without placeholders
  t('app.close', { title: 'Pods' }),
  // @ts-expect-error one of the two messages needs a value
  t(condition ? 'app.close' : 'money.from'),
  // @ts-expect-error some messages of the group have placeholders
  t(anyKey),
  // @ts-expect-error a key of a group that was not asked for
  t('product.size'),
  // @ts-expect-error no such key
  t('app.none'),
  // @ts-expect-error no count
  plural('list.count'),
  // @ts-expect-error not a plural
  plural('app.close', 2),
  // @ts-expect-error a name that the message lacks
  plural('list.count', 2, { title: 'Pods' }),
  // @ts-expect-error needs more groups
  words satisfies Translator<'order'>,
  // @ts-expect-error needs more groups
  t satisfies Translate<'order'>,
];
