import type { Criterion, SearchSort } from './criterion';

/** A product matches if it meets any of the criteria: 'resin' means several. */
export interface Meaning {
  criteria: readonly Criterion[];
  order?: SearchSort;
}

export interface Figure extends Meaning {
  typed: string;
}

type Groups = Record<string, string | undefined>;
type Bound = 'below' | 'most' | 'above' | 'least' | 'near';

const bounds: Record<Bound, string> = {
  most: String.raw`up to|at most|(?:no|not) (?:more|higher|over|above)(?: than)?|within|max(?:imum)?(?: of| de)?|budget (?:of|de)|pas plus de|jusqu['’]?\s?[aà]|<=|≤`,
  least: String.raw`at least|(?:no|not) (?:less|lower|under|below)(?: than)?|starting (?:at|from)|min(?:imum)?(?: of| de)?|pas moins de|au moins|[aà] partir de|>=|≥`,
  below: String.raw`under|below|less than|(?:low|cheap)er than|moins de|sous|en dessous de|inf[eé]rieure?s? [aà]|<`,
  above: String.raw`over|above|more than|(?:high|great)er than|plus de|sup[eé]rieure?s? [aà]|>`,
  near: String.raw`around|about|approx(?:imately|\.)?|roughly|environ|autour de|[aà] peu pr[eè]s|vers|~|≈`,
};
const boundNames = Object.keys(bounds) as Bound[];
const bound = String.raw`(?<!\p{L})(?:${boundNames.map((name) => `(?<${name}>${bounds[name]})`).join('|')})`;

const numberNamed = (name: string) => String.raw`(?<![\d.,])(?<${name}>\d{1,3}(?:[.,]\d{1,2})?)(?![\d.,]*\d)`;
const number = numberNamed('from');
const other = numberNamed('to');
const until = String.raw`\s*(?:-|–|to|and|et|[aà])\s*`;
const grams = String.raw`g(?:r|rams?|rammes?)?\b`;
const dollars = String.raw`\s*(?:\$|dollars?\b|bucks?\b)`;
const percent = String.raw`\s*(?:%|percent|per cent|pour cent)`;
const bounded = (name: string) =>
  String.raw`(?:\s*(?:(?<least${name}>\+|(?:or|and|ou|et)\s+(?:more|up|over|above|higher|greater|better|plus)\b|minimum\b)|(?<most${name}>(?:(?:or|and|ou|et)\s+)(?:less|under|below|lower|cheaper|moins)\b|max(?:imum)?\b|tops\b)|(?<near${name}>ish\b)))`;
const after = bounded('After');
const thc = String.raw`(?:of\s+|de\s+)?thc\b`;

const toNumber = (text: string | undefined) => Number(text?.replace(',', '.'));
const step = 0.01;
/** '$40' with 'around' is $34 to $46. */
const priceTolerance = 0.15;

const findBound = (groups: Groups): Bound | undefined =>
  boundNames.find((each) => ['', 'After', 'Last', 'End'].some((place) => groups[`${each}${place}`]));

/** 'under 40' excludes 40, as the list filters do. */
function parseRange(groups: Groups, fallback: Bound): { from: number; to: number } {
  const [from, to] = [toNumber(groups.from), toNumber(groups.to)];
  if (groups.to) return { from: Math.min(from, to), to: Math.max(from, to) };
  const name = findBound(groups) ?? fallback;
  const ranges = {
    below: { from: 0, to: from - step },
    most: { from: 0, to: from },
    above: { from: from + step, to: Infinity },
    least: { from, to: Infinity },
    near: { from: from * (1 - priceTolerance), to: from * (1 + priceTolerance) },
  };
  return ranges[name];
}

const sizeMeaning = (size: number): Meaning => ({ criteria: [{ by: 'size', grams: size }] });
/** A price alone is a budget, so it is an upper bound. */
const priceMeaning = (groups: Groups): Meaning => ({
  criteria: [{ by: 'price', ...parseRange(groups, 'most') }],
  ...(findBound(groups) === 'near' && { order: { by: 'price', near: toNumber(groups.from) } }),
});

/** The tolerance of a percentage alone, such as 'thc 90'. */
const thcTolerance = 5;

function thcMeaning(groups: Groups): Meaning {
  const isNear = !groups.to && (findBound(groups) ?? 'near') === 'near';
  if (!isNear) return { criteria: [{ by: 'thc', ...parseRange(groups, 'least') }] };
  const near = toNumber(groups.from);
  return { criteria: [{ by: 'thc', from: near - thcTolerance, to: near + thcTolerance }], order: { by: 'thc', near } };
}

const cannabinoidOrder = (name: string) =>
  String.raw`(?<${name}>(?:cbd\s*[:/]?\s*(?:to\s+)?thc)|(?:thc\s*[:/]?\s*(?:to\s+)?cbd))`;
const colon = String.raw`\s*[:∶]\s*`;
/** Unlike '10:30', a ratio has a small part. */
const hasSmallPart = String.raw`(?=[1-5](?!\d)|\d{1,2}(?:\.\d)?(?:${colon}|\s*[a-z]+\s*)[1-5](?!\d))`;
const ratioStart = String.raw`(?:${cannabinoidOrder('before')}\s*)?(?<![\d.,:])${hasSmallPart}(?<from>\d{1,2}(?:\.\d)?)`;
const ratioEnd = String.raw`(?:\s*${cannabinoidOrder('after')})?`;
const isNotTime = String.raw`(?!\d|[.:,]\d|\s*(?:[ap]\.?m\b|h\b))`;

/** Without names, '1:20' may be either way around. */
function ratioMeaning({ from, to, before, after: behind }: Groups): Meaning {
  const typed: [number, number] = [toNumber(from), toNumber(to)];
  const swapped: [number, number] = [typed[1], typed[0]];
  const first = (before ?? behind)?.slice(0, 3).toLowerCase();
  return { criteria: [{ by: 'ratio', of: first ? [first === 'cbd' ? typed : swapped] : [typed, swapped] }] };
}

const figureForms: readonly (readonly [source: string, meaning: (groups: Groups) => Meaning])[] = [
  [String.raw`${ratioStart}${colon}(?<to>[1-9]\d?(?:\.\d)?)${isNotTime}${ratioEnd}`, ratioMeaning],
  [String.raw`${ratioStart}\s*(?:to|pour|contre)\s*(?<to>1)(?![\d.,]|\s*(?:g|\$|%|dollars?))${ratioEnd}`, ratioMeaning],
  [String.raw`(?<![\p{L}\p{N}])(?:half|demi|1\/2|½)[\s-]*(?:of\s+)?(?:an?\s+)?${grams}`, () => sizeMeaning(0.5)],
  [
    String.raw`(?<![\d.,])(?<from>\d{2,4})[\s-]*(?:mg|milligram(?:me)?s?)\b`,
    ({ from }) => sizeMeaning(toNumber(from) / 1000),
  ],
  [String.raw`(?<![\d.,])(?<from>\d*[.,]?\d+)[\s-]*${grams}`, ({ from }) => sizeMeaning(toNumber(from))],
  [String.raw`(?<![\d.,$\p{L}])0?[.,]50?(?![\d.,]|\s*(?:%|\$))`, () => sizeMeaning(0.5)],
  [String.raw`(?<![\p{L}\p{N}])(?:(?:full|one|un|a)[\s-]*)?gram(?:me)?s?\b`, () => sizeMeaning(1)],
  [String.raw`${number}${until}${other}(?:${percent}(?:\s*${thc})?|\s*${thc})`, thcMeaning],
  [String.raw`thc\s*:?\s*${number}${until}${other}(?:${percent})?`, thcMeaning],
  [String.raw`thc\s*(?:of|de|:)?\s*${bound}?\s*${number}(?:${percent})?${after}?`, thcMeaning],
  [String.raw`${bound}?\s*${number}${after}?(?:${percent})?${bounded('Last')}?\s*${thc}${bounded('End')}?`, thcMeaning],
  [String.raw`${bound}?\s*${number}${percent}${after}?(?!\s*(?:of\s+|de\s+)?cb)`, thcMeaning],
  [
    String.raw`(?:between|entre|from|de)\s+\$?\s*${number}(?:${dollars})?${until}\$?\s*${other}(?:${dollars})?`,
    priceMeaning,
  ],
  [String.raw`\$\s*${number}${until}\$?\s*${other}`, priceMeaning],
  [String.raw`${number}(?:${dollars})?${until}\$?\s*${other}${dollars}`, priceMeaning],
  // Without a sign, only two numbers of two digits are prices, and no hours: '30-40'.
  [
    String.raw`(?<![\d.,:/$-])(?<from>[1-9]\d)${until}(?<to>[1-9]\d)(?![\d.,:/%-]|\s*(?:m?g|min\p{L}*|h|hours?|heures?|am|pm|days?|jours?|years?|ans)\b)`,
    priceMeaning,
  ],
  [String.raw`${bound}\s*\$?\s*${number}(?:${dollars})?`, priceMeaning],
  [String.raw`\$\s*${number}${after}?`, priceMeaning],
  [String.raw`${number}${dollars}${after}?`, priceMeaning],
  [String.raw`${number}${after}`, priceMeaning],
];
const patterns = figureForms.map(([source, meaning]) => ({ pattern: new RegExp(source, 'giu'), meaning }));

const spelledNumbers: Readonly<Record<string, number>> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  two: 2,
  deux: 2,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
};
const spelled = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(spelledNumbers).join('|')})(?=${dollars}|${percent}|\s*${grams})`,
  'giu',
);

/** 'indica 1g under $40' → the figures 1 g and below $40, and the rest 'indica'. */
export function parseFigures(text: string): { figures: Figure[]; rest: string } {
  const figures: Figure[] = [];
  let rest = text.replace(spelled, (name) => String(spelledNumbers[name.toLowerCase()]));
  for (const { pattern, meaning } of patterns)
    rest = rest.replace(pattern, (...found) => {
      figures.push({ typed: (found[0] as string).trim(), ...meaning(found.at(-1) as Groups) });
      return ' ';
    });
  return { figures, rest };
}
