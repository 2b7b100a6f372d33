import type { Product } from '../../domain/catalogue/productSchema';
import { regionsSelling, type Country } from '../../domain/region/regions';
import { sentenceShape, splitIntoSentences } from '../../domain/text/sentenceShape';
import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';
import type { ContentFile } from './readFolder';

/** A shopper who scrolls past more pods than this notices that their sentences are made to one pattern. */
const maxPodsOfOneShape = 12;

/** The texts that shoppers may see: the Canadian English one exists only where it differs. */
const textKeys = ['en', 'enCa', 'fr'] as const;
type TextKey = (typeof textKeys)[number];

interface Line {
  file: string;
  field: string;
  text: string;
  /** False for a plain English line beside Canadian ones, which is compared with its like elsewhere. */
  isNoted: boolean;
}

type Field = 'tagline' | 'description';
type LinesOf = (products: ContentFile<Product>[], field: Field, sentences: (text: string) => string[]) => Line[];

const linesOf =
  (key: TextKey, isNoted = true): LinesOf =>
  (products, field, sentences) =>
    products.flatMap(({ file, value }) =>
      sentences(value[field][key] ?? '').map((text) => ({
        file: `content/${file}`,
        field: `${field}.${key}`,
        text,
        isNoted,
      })),
    );

/** Canada reads plain English too, of what is sold there and has no text of its own. Plain lines come first. */
const canadianLines: LinesOf = (products, field, sentences) => {
  const isPlain = ({ value }: ContentFile<Product>) => value[field].enCa === undefined && isSoldIn(value, 'ca');
  return [
    ...linesOf('en', false)(products.filter(isPlain), field, sentences),
    ...linesOf('enCa')(products, field, sentences),
  ];
};

const isSoldIn = (product: Product, country: Country): boolean => regionsSelling(product, country).length > 0;

function groupLines(lines: Line[], keyOf: (text: string) => string): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = keyOf(line.text);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

/** One note for each shape that too many lines have, at the first line that was one too many. */
function shapeNotes(lines: Line[], kind: string, key: TextKey): ContentFault[] {
  const shapeOf = (text: string) => sentenceShape(text, key === 'fr' ? 'fr' : 'en');
  return groupLines(lines, shapeOf).flatMap((alike) => {
    const first = alike[0]!;
    const tooMany = alike.slice(maxPodsOfOneShape).find(({ isNoted }) => isNoted);
    if (!tooMany) return [];
    const message = `${alike.length} pods have ${kind} built like “${first.text}”, more than the ${maxPodsOfOneShape} that go unnoticed: write it another way`;
    return [{ file: tooMany.file, field: tooMany.field, message }];
  });
}

/** One note for each sentence that is not new, where it first stands again. */
function repetitionNotes(lines: Line[]): ContentFault[] {
  return groupLines(lines, (text) => text.toLowerCase()).flatMap(([first, ...others]) => {
    const again = others.find(({ isNoted }) => isNoted);
    if (!again) return [];
    const message = `${others.length + 1} products say “${again.text}”, the first in ${first!.file}: write it another way`;
    return [{ file: again.file, field: again.field, message }];
  });
}

/** Copy that repeats itself across the catalogue: shoppers skip it, and so do search engines. */
export function copyNotes({ products }: ContentFiles): ContentFault[] {
  const pods = products.filter(({ value }) => value.productType === 'oil');
  const whole = (text: string) => (text ? [text] : []);
  const sentencesOf = (text: string) => whole(text).flatMap(splitIntoSentences);
  const opening = (text: string) => sentencesOf(text).slice(0, 1);
  return textKeys.flatMap((key) => {
    const lines = key === 'enCa' ? canadianLines : linesOf(key);
    return [
      ...shapeNotes(lines(pods, 'tagline', whole), 'a tagline', key),
      ...shapeNotes(lines(pods, 'description', opening), 'a first sentence', key),
      ...repetitionNotes([...lines(products, 'tagline', whole), ...lines(products, 'description', sentencesOf)]),
    ];
  });
}
