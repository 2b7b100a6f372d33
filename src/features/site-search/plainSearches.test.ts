import { describe, expect, test } from 'vitest';
import { openTestShop } from '../../../tests/fixtures/openTestShop';
import { lowestPrice, thcPercent } from '../../domain/catalogue/productFigures';

/* Searches in everyday words, run on this project's own content: questions about the shop, searches that exclude a kind, and searches for something else. */

const california = openTestShop('en-US', 'CA');
const ontario = openTestShop('en-CA', 'ON');
const french = openTestShop('fr-CA', 'ON');

describe('a word that means something else is not corrected to a name', () => {
  test.each([
    'pain',
    'cash',
    'shirt',
    'gift card',
    'disposable',
    'flower',
    'is it safe',
    'side effects',
    'drug test',
    'free delivery',
    'credit card',
    'medical card',
    'help',
    '1:1',
    '🔥',
    'san diego',
  ])('%j lists no pods', (q) => {
    const { products, search } = california.list(q);
    expect(products.map(({ title }) => title)).toEqual([]);
    expect(search?.matchedWords ?? []).toEqual([]);
  });

  test.each([
    ['same day delivery', 'When can I get my delivery?'],
    ['delivery today', 'When can I get my delivery?'],
  ])('%j in the header: the answer %s', (q, title) => {
    expect(california.list(q).products).toEqual([]);
    expect(california.titles(q)).toMatchObject({ question: [title] });
  });

  test.each(['pain', 'anxiety', 'insomnia', 'stress', '1:1', 'gift card', 'careers'])(
    '%j finds nothing in the header, and suggests no product',
    (q) => {
      expect(california.site(q).hits.map(({ title }) => title)).toEqual([]);
      expect(california.nearest(q)).toBeNull();
    },
  );

  test.each(['douleur', 'anxiété', 'insomnie'])('%j finds nothing', (q) => {
    expect(french.site(q).hits.map(({ title }) => title)).toEqual([]);
    expect(french.nearest(q)).toBeNull();
  });
});

describe('what is not wanted is left out', () => {
  test.each([
    ['indica not sativa', 'Indica'],
    ['sativa, no indica', 'Sativa'],
    ['hybrid but not cbd', 'Hybrid'],
    ['indica, don’t want sativa', 'Indica'],
  ])('%j', (q, plant) => {
    const { products, search } = california.list(q);
    expect(products.length).toBeGreaterThan(20);
    expect(new Set(products.map(({ plantType }) => plantType))).toEqual(new Set([plant]));
    expect(search).toMatchObject({ ignoredWords: [], isPartial: false });
  });

  test('if nothing else matches: "energizing not sativa" shows other pods and says so', () => {
    const { products, search } = california.list('energizing not sativa');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ plantType }) => plantType !== 'Sativa')).toBe(true);
    expect(search!.isPartial).toBe(true);
  });

  test('alone: "no sativa", "anything except live resin", "pas de sativa"', () => {
    const without = (q: string) => california.list(q).products;
    expect(without('no sativa').length).toBeGreaterThan(50);
    expect(without('no sativa').every(({ plantType }) => plantType !== 'Sativa')).toBe(true);
    expect(without('anything except live resin').every(({ oilType }) => oilType !== 'Live Resin')).toBe(true);
    expect(without('anything except live resin').some(({ oilType }) => oilType === 'Distilled Live Resin')).toBe(true);
    expect(french.list('pas de sativa').products.every(({ plantType }) => plantType !== 'Sativa')).toBe(true);
  });

  test('"strong, not expensive" asks for much THC', () => {
    const { products } = california.list('strong, not expensive');
    expect(products.length).toBeGreaterThan(20);
    expect(Math.min(...products.map((pod) => thcPercent(pod)!))).toBeGreaterThanOrEqual(80);
  });

  test.each(['not too strong', 'less strong', 'pas trop fort'])('%j asks for little THC', (q) => {
    const { products } = (q.startsWith('pas') ? french : california).list(q);
    expect(products.length).toBeGreaterThan(1);
    expect(Math.max(...products.map((pod) => thcPercent(pod)!))).toBeLessThanOrEqual(70);
  });

  test.each(['no thc', 'thc free', 'without thc'])('%j shows only pods without any THC', (q) => {
    const { products } = california.list(q);
    expect(products).toEqual(california.pods.filter((pod) => thcPercent(pod) === 0));
    expect(products.length).toBeGreaterThan(0);
  });
});

describe('prices', () => {
  test.each(['$40 or less', '40 or less', '$40 and under', '40 dollars or under', 'forty dollars max'])(
    '%j is at most 40',
    (q) => expect(slugsOf(q)).toEqual(slugsOf('up to $40')),
  );

  test.each(['$50 or more', '$50 and up', '$50+', '50 dollars or more', 'fifty dollars and up'])(
    '%j is at least 50',
    (q) => expect(slugsOf(q)).toEqual(slugsOf('at least $50')),
  );

  test('"30$ to 40$" is from 30 to 40', () => expect(slugsOf('30$ to 40$')).toEqual(slugsOf('$30-$40')));

  test('"under forty dollars" is below 40', () => expect(slugsOf('under forty dollars')).toEqual(slugsOf('under $40')));

  test.each(['most expensive', 'premium sativa', 'high end'])('%j as an order by price, the highest first', (q) => {
    const prices = california
      .list(q)
      .products.filter(({ availability }) => availability === 'available')
      .map(({ variants }) => Math.max(...variants.map(({ price }) => price!)));
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test.each(['sale', 'discount', 'on sale'])('%j shows the lowest prices first', (q) => {
    const prices = california
      .list(q)
      .products.filter(({ availability }) => availability === 'available')
      .map((pod) => lowestPrice(pod)!);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  function slugsOf(q: string): string[] {
    const { products, search } = california.list(q);
    expect(search!.ignoredWords).toEqual([]);
    expect(products.length).toBeGreaterThan(5);
    return products.map(({ slug }) => slug).toSorted();
  }
});

describe('words that say nothing do not narrow a search', () => {
  test.each([
    ['help me sleep', 'sleep'],
    ['ｉｎｄｉｃａ １ｇ', 'indica 1g'],
    ['cbd only', 'cbd'],
    ['best selling sativa', 'sativa'],
    ['top rated indica', 'indica'],
    ['something really strong', 'strong'],
  ])('%j is %j', (q, plain) => {
    expect(california.list(q).products).toEqual(california.list(plain).products);
    expect(california.site(q)).toMatchObject({ ignoredWords: [], isPartial: false });
  });

  test.each(['popular', 'best sellers', 'top rated'])('%j shows the pods', (q) =>
    expect(california.list(q).products.length).toBe(california.pods.length),
  );
});

describe('the header’s search leads to', () => {
  test.each([
    ['favorites', 'page', 'Favorites'],
    ['saved products', 'page', 'Favorites'],
    ['my orders', 'page', 'Your orders'],
    ['order history', 'page', 'Your orders'],
    ['K7RM4WXT', 'page', 'Your orders'],
    ['order #k7rm4wxt', 'page', 'Your orders'],
    ['track my order', 'page', 'Track an order'],
    ['sign in', 'page', 'Sign in'],
    ['login', 'page', 'Sign in'],
    ['my account', 'page', 'Account settings'],
    ['CA-CIN-2602-125', 'report', 'Lab report for batch CA-CIN-2602-125'],
    ['batch ca-cin-2602-125', 'report', 'Lab report for batch CA-CIN-2602-125'],
    ['customer service', 'page', 'Support: questions, answers and contact'],
    ['contact us', 'page', 'Support: questions, answers and contact'],
    ['faq', 'page', 'Support: questions, answers and contact'],
    ['help', 'page', 'Support: questions, answers and contact'],
    ['beginner', 'page', 'Using a pod for the first time'],
    ['live resin vs rosin', 'question', 'How do distillate, live resin and rosin differ?'],
    ['difference between live resin and rosin', 'question', 'How do distillate, live resin and rosin differ?'],
    ['indica vs sativa', 'question', 'What are Sativa, Indica, Hybrid and CBD?'],
    ['credit card', 'question', 'How do I pay?'],
    ['apple pay', 'question', 'How do I pay?'],
    ['airplane', 'question', 'Can I take it on a plane?'],
    ['expired', 'question', 'How long does a pod last?'],
    ['how much is delivery', 'question', 'What does delivery cost?'],
    ['brands', 'page', 'Partners: makers, stores and dispensaries'],
    ['rewards', 'page', 'Account settings'],
    ['gift', 'product', 'Starter Kit'],
    ['san francisco delivery', 'page', 'XPRESS delivery in San Francisco'],
    ['sf delivery', 'page', 'XPRESS delivery in San Francisco'],
  ] as const)('%j: %s %s first', (q, kind, title) => {
    const [[first, titles] = []] = Object.entries(california.titles(q));
    expect([first, titles?.[0]]).toEqual([kind, title]);
  });

  test.each([
    ['ontario', 'M5V 2T6', 'Lichencroft Cannabis House'],
    ['ontario', 'm5h2n2', 'Lichencroft Cannabis House'],
    ['ontario', 'stores near M5H', 'Lichencroft Cannabis House'],
    ['french', 'magasin M5H 2N2', 'Lichencroft Cannabis House'],
  ] as const)('in %s %j: the store %s', (shop, q, title) =>
    expect({ ontario, french }[shop].titles(q).store![0]).toBe(title),
  );

  test.each([
    ['débloquer', 'page', 'Déverrouiller une capsule de vapotage par la lumière'],
    ['nous joindre', 'page', 'Aide\u00a0: questions, réponses et coordonnées'],
    ['aide', 'page', 'Aide\u00a0: questions, réponses et coordonnées'],
    ['favoris', 'page', 'Favoris'],
    ['se connecter', 'page', 'Se connecter'],
    ['mon compte', 'page', 'Paramètres du compte'],
    ['débutant', 'page', 'Utiliser une capsule pour la première fois'],
    ['resine vivante ou rosine difference', 'question', 'En quoi distillat, résine vivante et rosine diffèrent-ils?'],
    ['livraison', 'question', 'Comment acheter des capsules au Canada?'],
    ['ou acheter', 'question', 'Comment acheter des capsules au Canada?'],
    ['magasin près de chez moi', 'store', 'Sableshaw Cannabis'],
    ['ou trouver', 'question', 'Comment acheter des capsules au Canada?'],
    ['avion', 'question', 'Puis-je l’emporter en avion?'],
  ] as const)('in French %j: %s %s', (q, kind, title) => {
    expect(french.titles(q)[kind]?.[0]).toBe(title);
  });
});
