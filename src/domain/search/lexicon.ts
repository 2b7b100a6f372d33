import {
  aromas,
  effects,
  oilTypes,
  plantTypes,
  terpenes,
  type Aroma,
  type Effect,
  type Terpene,
} from '../catalogue/vocabulary';
import type { Criterion } from './criterion';
import type { Meaning } from './figures';
import { pagePhrases } from './pagePhrases';
import { nearbyStore } from './siteSearch';
import { foldedWords, stemWord } from './words';

export interface PhraseMeaning extends Meaning {
  texts: readonly string[];
}

/** Phrases have no accents. Both languages always apply. None names an illness, because pods are not medicine. */

const plants = {
  Sativa: 'sativa',
  Indica: 'indica',
  Hybrid: 'hybrid|hybride',
  CBD: 'cbd|high cbd|higher cbd|more cbd than thc|more cbd|cbd rich|cbd dominant|cbd oil|plus de cbd|riche en cbd|cbd dominant|cannabidiol|ratio|cbd ratio|ratio cbd thc',
} as const;

const methods = {
  Distillate: 'distillate|distillat|disty',
  'Live Resin': 'live resin|resine vivante',
  'Cured Resin': 'cured resin|resine affinee',
  Rosin: 'rosin|live rosin|hash rosin|rosine|rosine vivante|solventless|solvent free|sans solvant',
  'Activated THCA': 'thca|activated thca|thca active',
  'Distilled Live Resin': 'distilled live resin|resine vivante distillee',
  'Broad Spectrum Extract': 'broad spectrum|broad spectrum extract|extrait a large spectre|large spectre',
  'Cannabis Terpene Distillate':
    'cannabis terpene distillate|terpene distillate|cdt|distillat aux terpenes de cannabis',
  'Live Diamonds': 'diamond|live diamond|thca diamond|diamant|diamant de resine vivante',
} as const satisfies Record<(typeof oilTypes)[number], string>;

/** English only, because Canada does not allow promoting effects or flavors. */
const effectPhrases: Record<Effect, string> = {
  euphoric: 'euphoric|euphoria|bliss|blissful|buzz|buzzy|get high|stoned',
  energized:
    'energized|energy|energetic|energizing|daytime|morning|wake up|awake|alert|wide awake|workout|hike|hiking|pick me up',
  relaxed:
    'relaxed|relax|relaxing|relaxation|calm|calming|chill|mellow|evening|wind down|unwind|unwinding|couch lock|couch|after work|date night|movie night|weekend|yoga|bath',
  creative: 'creative|creativity|inspired|inspiration|inspiring|art|music|writing',
  focused: 'focused|focus|focusing|concentration|productive|productivity|study|studying|at work|for work',
  sleepy: 'sleepy|sleep|sleeping|asleep|bedtime|bed time|drowsy|night|nighttime|night time',
  uplifted: 'uplifted|uplift|uplifting|mood|social|sociable|talkative|party|parties|concert',
  happy: 'happy|happiness|giggly|joyful|fun|laugh|laughing|cheerful|good mood|party|parties',
};

const flavorPhrases: Record<Aroma, string> = {
  citrus: 'citrus|citrusy|lemon|lime|orange|grapefruit|tangerine|fruity|fruit',
  pine: 'pine|piney|forest',
  earth: 'earth|earthy|woody',
  diesel: 'diesel|gas|gassy|fuel',
  berry: 'berry|blueberry|strawberry|raspberry|blackberry|fruity|fruit',
  floral: 'floral|flowery|lavender|rose',
  spice: 'spice|spicy|pepper|peppery',
  mint: 'mint|minty|menthol|peppermint',
  tropical: 'tropical|mango|pineapple|papaya|guava|passion fruit|fruity|fruit',
  vanilla: 'vanilla|creamy|sweet|dessert',
  cheese: 'cheese|cheesy|funky',
  grape: 'grape|fruity|fruit',
};

/** Facts of the lab report, which Canada allows, unlike the aromas that they stand for. */
const terpeneNames: Record<Terpene, string> = {
  Myrcene: 'myrcene',
  Limonene: 'limonene',
  Caryophyllene: 'caryophyllene',
  Linalool: 'linalool|linalol',
  Pinene: 'pinene',
  Humulene: 'humulene',
  Terpinolene: 'terpinolene',
  Ocimene: 'ocimene',
  Bisabolol: 'bisabolol',
};

const terpenePhrases = (value: Terpene): string =>
  terpeneNames[value]
    .split('|')
    .flatMap((name) => [
      name,
      ...'terpene|alpha|beta|high|dominant|dominante|rich|riche|heavy|forward'
        .split('|')
        .map((word) => `${name} ${word}`),
    ])
    .join('|');

const strong =
  'strong|stronger|most thc|more thc|plus de thc|strongest|potent|most potent|potency|high thc|higher thc|highest thc|high potency|high test|fort|forte|plus fort|plus forte|puissant|puissante|thc eleve|haut thc|thc haut|haute teneur|haute teneur en thc|riche en thc';
const weak =
  'low thc|lower thc|least thc|less thc|moins de thc|lowest thc|mild|mildest|weakest|low potency|low dose|microdose|not strong|not too strong|not so strong|less strong|pas fort|pas trop fort|moins fort|moins forte|pas forte|pas trop forte|faible|faible en thc|doux|douce|thc faible|thc bas|peu de thc|leger|legere';
const cheap =
  'cheap|cheaper|cheapest|budget|affordable|inexpensive|low price|lowest price|low cost|deal|value|sale|on sale|discount|discounted|special offer|rabais|solde|en solde|promotion|pas cher|moins cher|le moins cher|abordable|economique|bon marche|aubaine|coupon|coupon code|promo|promo code|code promo|voucher';

const expensive =
  'expensive|most expensive|premium|high end|top shelf|luxury|finest|haut de gamme|le plus cher|plus cher|de luxe';

const highestPrice = 10_000;
const anyPrice: Criterion = { by: 'price', from: 0, to: Infinity };

const otherPhrases: readonly [phrases: string, Partial<PhraseMeaning>][] = [
  [strong, { criteria: [{ by: 'thc', from: 80, to: 100 }], order: { by: 'thc', near: 100 } }],
  [weak, { criteria: [{ by: 'thc', from: 0, to: 70 }], order: { by: 'thc', near: 0 } }],
  [cheap, { criteria: [anyPrice], order: { by: 'price', near: 0 } }],
  [expensive, { criteria: [anyPrice], order: { by: 'price', near: highestPrice } }],
  ['no thc|zero thc|thc free|without thc|sans thc', { criteria: [{ by: 'thc', from: 0, to: 0 }] }],
  [
    'new|newest|latest|recent|just in|new arrival|new product|nouveau|nouveaux|nouvelle|nouveaute|dernier|recemment',
    { criteria: [{ by: 'kind', value: null }], order: { by: 'newest' } },
  ],
  [
    'resin|resine',
    {
      criteria: (['Live Resin', 'Cured Resin', 'Distilled Live Resin'] as const).map((value) => ({
        by: 'method',
        value,
      })),
    },
  ],
  ['thc|thc oil|huile de thc', { criteria: [{ by: 'thc', from: 20, to: 100 }] }],
  [
    'pod|cart|cartridge|concentrate|extract|extrait|high quality|top quality|premium|haute qualite|cannabis|weed|marijuana|pot|herbe|oil|oil pod|vape pod|vape cart|vape cartridge|capsule|cartouche|huile',
    { criteria: [{ by: 'kind', value: 'oil' }], texts: ['pod', 'capsule'] },
  ],
  ['menu|catalog|catalogue|shop all', { criteria: [{ by: 'kind', value: null }] }],
  ['vape|vaping|vapotage|vapoteuse|product|produit', { criteria: [{ by: 'kind', value: null }] }],
  [
    'battery|vape battery|vape pen|pen|vaporizer|vaporiser|vaporisateur|device|hardware|appareil|batterie|pile|stylo',
    { criteria: [{ by: 'kind', value: 'devices' }], texts: ['battery', 'batterie'] },
  ],
  [
    'charger|charge|charging|charging cable|usb|usb cable|cable|chargeur|recharge|recharger',
    { criteria: [{ by: 'kind', value: 'devices' }], texts: ['charge', 'recharger', 'battery', 'batterie'] },
  ],
  [
    'kit|starter|starter kit|starter set|starter pack|bundle|gift|gift idea|present|cadeau|idee cadeau|trousse|trousse de depart',
    { texts: ['starter kit', 'trousse'] },
  ],
  [
    'coa|rapport de laboratoire|rapport|certificate of analysis|certificate|lab report|lab result|lab test|lab testing|test result|tested|lab|rapport d analyse|analyse|certificat d analyse|certificat',
    { texts: ['lab report', 'rapport analyse'] },
  ],
  [
    'refund|return|return policy|refund policy|money back|politique de retour|remboursement|rembourser|retour|retourner',
    { texts: ['return', 'retourner'] },
  ],
  ['gift card|carte cadeau', {}],
  [
    'delivery|deliver|delivered|delivering|shipping|ship|livraison|livrer',
    { texts: ['delivery', 'order here state', 'how buy pod canada', 'livraison', 'comment acheter'] },
  ],
  [
    'hour|opening hour|store hour|business hour|open hour|open now|open today|heure|heure d ouverture|ouvert|ouvert maintenant',
    { texts: ['store hours', 'find store', 'trouver magasin'] },
  ],
  ['legal|legality|law|lawful|illegal|legalite|loi', { texts: ['legal'] }],
  [
    'store|shop|location|succursale|dispensary|retailer|store locator|point de vente|magasin|boutique|dispensaire|detaillant',
    { texts: ['store', 'dispensary locator', 'magasin'] },
  ],
  [
    'near me|closest|nearest|le plus proche|la plus proche|nearby|closest to me|around me|in my area|pres de moi|pres de chez moi|autour de moi|dans mon coin',
    { texts: ['find store', 'dispensary locator', 'store locator', 'trouver magasin', nearbyStore] },
  ],
  ['coming soon|soon|upcoming|bientot|a venir|prochainement', { criteria: [{ by: 'state', value: 'coming-soon' }] }],
  ['in stock|available|available now|en stock|disponible', { criteria: [{ by: 'state', value: 'available' }] }],
  ['sold out|out of stock|epuise', { criteria: [{ by: 'state', value: 'sold-out' }] }],
];

/** Words that say nothing about the product: 'best indica' is a search for indica. */
const noiseWords = new Set(
  'best bestseller good great top popular recommended recommend trending rated most highest reviewed seller sellers selling sold but help only just really very too so please anything use using populaire aide seulement tres trop vraiment some any  want need make makes making give gives look looking find show buy get thing something near close closest nearest around zip postal pres proche autour like take taste tasting tasty delicious yummy flavorful flavourful feel feeling effect flavor flavour plant strain type size meilleur meilleure bon bonne cherche trouver acheter gout saveur souche format'.split(
    ' ',
  ),
);

/** Searches of only such words: 'help' leads to support, 'popular' to all pods. */
export const noiseOnlyMeaning = (words: readonly string[]): PhraseMeaning =>
  words.some((word) => word === 'help' || word === 'aide')
    ? { criteria: [], texts: ['support question', 'aide question'] }
    : { criteria: [{ by: 'kind', value: null }], texts: [] };

export const isNoise = (folded: string): boolean => noiseWords.has(folded) || noiseWords.has(stemWord(folded));

const keyOf = (phrase: string): string => foldedWords(phrase).map(stemWord).join(' ');

/** Keyed by stemmed words such as 'live resin'. */
export const lexicon: ReadonlyMap<string, PhraseMeaning> = (() => {
  const meanings = new Map<string, PhraseMeaning>();
  const add = (phrases: string, { criteria = [], texts = [], order }: Partial<PhraseMeaning>) => {
    for (const key of phrases.split('|').map(keyOf)) {
      const existing = meanings.get(key);
      meanings.set(key, {
        criteria: [...(existing?.criteria ?? []), ...criteria],
        texts: [...(existing?.texts ?? []), ...texts],
        order: existing?.order ?? order,
      });
    }
  };
  for (const value of plantTypes) add(plants[value], { criteria: [{ by: 'plant', value }] });
  for (const value of oilTypes) add(methods[value], { criteria: [{ by: 'method', value }] });
  for (const value of effects) add(effectPhrases[value], { criteria: [{ by: 'effect', value }] });
  for (const value of terpenes) add(terpenePhrases(value), { criteria: [{ by: 'terpene', value }] });
  for (const value of aromas) add(flavorPhrases[value], { criteria: [{ by: 'flavor', value }] });
  for (const [phrases, meaning] of otherPhrases) add(phrases, meaning);
  for (const [phrases, texts] of pagePhrases) add(phrases, { texts });
  return meanings;
})();

export const longPhrases: readonly { words: readonly string[]; meaning: PhraseMeaning }[] = [...lexicon]
  .map(([key, meaning]) => ({ words: key.split(' '), meaning }))
  .filter(({ words }) => words.length > 1)
  .sort((a, b) => b.words.length - a.words.length);

/** 'liverosin' → 'live rosin'. */
export const joinedPhrases: ReadonlyMap<string, string> = new Map(
  [...lexicon.keys()].filter((key) => key.includes(' ')).map((key) => [key.replaceAll(' ', ''), key]),
);

export const lexiconWords: ReadonlySet<string> = new Set([...lexicon.keys()].flatMap((key) => key.split(' ')));
