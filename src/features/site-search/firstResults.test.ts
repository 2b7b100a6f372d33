import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/fixtures/openTestShop';

/* Searches of every kind with the first three results that a shopper must see, run on this project's own content. */

const california = openTestShop('en-US', 'CA');
const ohio = openTestShop('en-US', 'OH');
const ontario = openTestShop('en-CA', 'ON');
const french = openTestShop('fr-CA', 'ON');

const shops = { california, ohio, ontario, french };

test.each<[shop: keyof typeof shops, q: string, first: string[]]>([
  ['california', 'concentrates', ['product: Plain Sailing', 'product: Bluestem Mile', 'product: Gentle Grade']],
  ['california', 'high quality pods', ['product: Plain Sailing', 'product: Bluestem Mile', 'product: Gentle Grade']],
  [
    'california',
    'live resin concentrates',
    ['product: Sixth Rehearsal', 'product: Velvet Almanac', 'product: Blood Orange Barn'],
  ],
  ['california', 'Lemon Ledger', ['product: Lemon Ledger', 'page: Lemon Ledger']],
  ['california', 'lemn ledgr', ['product: Lemon Ledger', 'page: Lemon Ledger']],
  ['california', 'tide wright', ['maker: Tidewright', 'product: Clearwater Proof', 'product: Tin Roof Rain']],
  ['california', 'kestralyard', ['maker: Kestrel Yard', 'product: Plain Sailing', 'product: Copper Wire']],
  ['california', 'gold finch row', ['product: Goldfinch Row', 'page: Goldfinch Row']],
  ['california', 'nettlewick rosin', ['product: Bluestem Mile', 'product: Gentle Grade', 'product: Chalk and Lemon']],
  ['california', 'indica live rosin', ['product: Cellar Stair', 'product: Boysen Lane', 'product: Fig Parlor']],
  ['california', 'liverosin', ['product: Bluestem Mile', 'product: Gentle Grade', 'product: Chalk and Lemon']],
  ['california', 'newest', ['product: Plain Sailing', 'product: Bluestem Mile', 'product: Gentle Grade']],
  ['california', 'newest rosin', ['product: Bluestem Mile', 'product: Gentle Grade', 'product: Chalk and Lemon']],
  ['california', 'strongest live resin', ['product: Lemon Ledger', 'product: Wool and Cedar']],
  ['california', 'cheapest 1g rosin', ['product: Clearwater Proof', 'product: Window Seat', 'product: Huckle Ridge']],
  [
    'california',
    'half gram sativa under $40',
    ['product: Eastbound Lark', 'product: Kite Weather', 'product: Sage Telegram'],
  ],
  ['california', '$30 to $40 hybrid', ['product: Copper Wire', 'product: Field Recording', 'product: Pepper Tree']],
  ['california', '90% thc', ['product: Peat Lantern', 'product: Magpie Lane', 'product: Brass Section']],
  ['california', 'sleepy indica', ['product: Velvet Almanac', 'product: Old Growth', 'product: Slate Roof']],
  [
    'california',
    'something for a party',
    ['product: Plain Sailing', 'product: Bluestem Mile', 'product: Gentle Grade'],
  ],
  ['california', 'wake up', ['product: Chalk and Lemon', 'product: Eastbound Lark', 'product: Kite Weather']],
  [
    'california',
    'fruity but not sativa',
    ['product: Plain Sailing', 'product: Gentle Grade', 'product: Velvet Almanac'],
  ],
  ['california', 'limonene', ['product: Plain Sailing', 'product: Sixth Rehearsal', 'product: Blood Orange Barn']],
  ['california', 'mircene', ['product: Bluestem Mile', 'product: Field Recording', 'product: Fox Grape']],
  ['california', 'high linalool indica', ['product: Velvet Almanac', 'product: Cellar Stair', 'product: Low Lamp']],
  ['california', 'no caryophyllene', ['product: Plain Sailing', 'product: Gentle Grade', 'product: Sixth Rehearsal']],
  ['california', '20:1', ['product: Gentle Grade', 'product: Spearmint Gate', 'product: Cool Ledge']],
  ['california', 'thc:cbd 1:8', ['product: Plain Sailing', 'product: Kitchen Garden', 'product: Steady Row']],
  ['california', '2 to 1', ['product: Daylight Quiet', 'product: Still Pasture', 'product: Lowland Pine']],
  [
    'california',
    '90210',
    ['page: XPRESS delivery in Beverly Hills', 'place: Stores near 90210', 'store: Marlowcombe Collective'],
  ],
  [
    'california',
    '90012-1234',
    ['store: Kindlethorpe Cannabis', 'page: XPRESS delivery in Los Angeles', 'place: Stores near 90012'],
  ],
  ['california', 'dispensary in sacramento', ['store: Nimblestead Dispensary', 'place: Stores near Sacramento, CA']],
  [
    'california',
    'los angelos',
    ['page: XPRESS delivery in Los Angeles', 'store: Kindlethorpe Cannabis', 'place: Stores near Los Angeles, CA'],
  ],
  ['california', 'saint louis', ['place: Stores near St. Louis, MO']],
  [
    'california',
    'stores near me',
    [
      'question: How do I find a store?',
      'page: Dispensary locator: vape pods near you',
      'store: Cobblecombe Dispensary',
    ],
  ],
  ['california', 'oakland delivery', ['page: XPRESS delivery in Oakland', 'place: Stores near Oakland, CA']],
  [
    'california',
    'CA-CIN-2602-125',
    [
      'report: Lab report for batch CA-CIN-2602-125',
      'page: Find your batch: lab reports, recalls and authenticity',
      'question: Where is the batch number?',
    ],
  ],
  [
    'california',
    'lot can tan 2608 926',
    [
      'report: Lab report for batch CAN-TAN-2608-926',
      'page: Find your batch: lab reports, recalls and authenticity',
      'question: Where is the batch number?',
    ],
  ],
  [
    'california',
    'cin-2602-125',
    [
      'page: Find your batch: lab reports, recalls and authenticity',
      'question: Where is the batch number?',
      'question: Where is my pod’s lab report?',
    ],
  ],
  [
    'california',
    'order #k7rm4wxt',
    ['page: Your orders', 'question: Why is my order over the limit?', 'question: My order is late or was declined'],
  ],
  [
    'california',
    'what is live resin',
    [
      'page: Live resin vape pods',
      'page: Distilled live resin vape pods',
      'question: How do distillate, live resin and rosin differ?',
    ],
  ],
  ['california', 'indica vs sativa', ['question: What are Sativa, Indica, Hybrid and CBD?']],
  [
    'california',
    'battery wont charge',
    [
      'question: The battery does nothing',
      'question: The battery doesn’t read the light',
      'question: What does the rainbow light mean?',
    ],
  ],
  [
    'california',
    'code not working',
    ['question: My pod code isn’t accepted', 'question: My sign-in code doesn’t arrive'],
  ],
  ['california', 'cancel my order', ['question: Can I cancel or change an order?']],
  [
    'california',
    'how much is shipping',
    ['question: What does delivery cost?', 'question: Why is my order over the limit?'],
  ],
  [
    'california',
    'how old do i have to be',
    [
      'question: What happens at the door?',
      'question: How do I change my email or phone number?',
      'question: What does this site store on my device?',
    ],
  ],
  [
    'california',
    'starter kit',
    ['product: Starter Kit', 'product: Referral Starter Kit', 'page: All vape pods, batteries and starter kits'],
  ],
  ['ohio', 'stores in columbus', ['store: Cobblegarth Provisions', 'place: Stores near Columbus, OH']],
  [
    'ontario',
    'K1P 5M7',
    ['place: Stores near K1P', 'store: Pebblecroft Cannabis Co.', 'page: Store locator: find a licensed seller'],
  ],
  ['ontario', 'limonene pods', ['product: Larch Bay', 'product: Red Sumac', 'product: Neige de Mai']],
  ['ontario', 'shipping cost', ['question: How do I buy pods in Canada?']],
  ['ontario', 'relaxing', []],
  ['french', 'frais de port', ['question: Comment acheter des capsules au Canada?']],
  ['french', 'limonène', ['product: Larch Bay', 'product: Red Sumac', 'product: Neige de Mai']],
  [
    'french',
    'rosine sans solvant',
    ['product: Escarpment', 'question: En quoi distillat, résine vivante et rosine diffèrent-ils?'],
  ],
  ['french', 'tamarak nord', ['maker: Tamarac Nord', 'product: Spruce Portage', 'product: Grain Tower']],
  ['french', 'nouveautés', ['product: Neige de Mai', 'product: Spruce Portage', 'product: Érable Gris']],
  ['french', 'magasin à ottawa', ['store: Pebblecroft Cannabis Co.', 'place: Magasins\u00a0: Ottawa, ON et environs']],
  [
    'french',
    'k1p5m7',
    [
      'place: Magasins\u00a0: K1P et environs',
      'store: Pebblecroft Cannabis Co.',
      'page: Trouver un magasin qui vend nos capsules',
    ],
  ],
  [
    'french',
    'lot CAN-DRU-2610-778',
    [
      'report: Rapport d’analyse du lot CAN-DRU-2610-778',
      'page: Trouver un lot\u00a0: rapports, rappels et authenticité',
      'question: Où se trouve le rapport d’analyse de ma capsule?',
    ],
  ],
  [
    'french',
    'ma batterie ne marche pas',
    ['question: La batterie ne fait rien', 'question: La batterie ne lit pas la lumière'],
  ],
  ['french', 'mot de passe oublié', ['question: Pourquoi n’y a-t-il pas de mot de passe?', 'page: Se connecter']],
  [
    'french',
    'mode d’emploi',
    ['page: Utiliser une capsule pour la première fois', 'page: Guides\u00a0: faits et sécurité'],
  ],
  [
    'french',
    'prix',
    ['question: Pourquoi le site n’affiche-t-il pas de prix?', 'question: Comment acheter des capsules au Canada?'],
  ],
  ['french', 'sans thc', ['product: Wolf Willow']],
  ['french', 'dormir', []],
  ['california', '8:1 or 20:1', ['product: Plain Sailing', 'product: Gentle Grade', 'product: Spearmint Gate']],
  ['california', 'pods in ohio', ['page: Vape pods in Ohio']],
  ['california', 'rosin near 94601', ['product: Bluestem Mile', 'product: Gentle Grade', 'product: Chalk and Lemon']],
  [
    'california',
    'zip 94110',
    ['page: XPRESS delivery in San Francisco', 'place: Stores near 94110', 'store: Kindlegarth Provisions'],
  ],
  [
    'california',
    'open now',
    ['question: How do I find a store?', 'page: Your orders', 'page: All stores that carry our pods'],
  ],
  ['california', 'when will my order arrive', ['page: Track an order', 'question: My order is late or was declined']],
  [
    'california',
    'what are terpenes',
    ['page: Terpenes: the chemistry of aroma', 'page: Cannabis terpene distillate pods', 'product: Copper Wire'],
  ],
  [
    'ontario',
    'where can i buy pods in toronto',
    ['question: How do I buy pods in Canada?', 'store: Lichencroft Cannabis House', 'question: How do I find a store?'],
  ],
  ['french', 'ma capsule coule', ['question: Ma capsule fuit, se bouche ou a un goût de brûlé']],
  [
    'french',
    'qu’est-ce que la rosine',
    [
      'page: Capsules à la rosine',
      'page: Méthodes d’extraction\u00a0: résine, rosine, distillat',
      'question: En quoi distillat, résine vivante et rosine diffèrent-ils?',
    ],
  ],
])('S2-72 in %s %j begins with %j', (shop, q, first) => {
  const titles = shops[shop].site(q).hits.map(({ kind, title }) => `${kind}: ${title}`);
  expect(titles.slice(0, 3)).toEqual(first);
});
