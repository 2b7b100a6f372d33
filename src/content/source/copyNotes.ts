import type { Product } from '../../domain/catalogue/productSchema';
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
}

type Field = 'tagline' | 'description';

const linesOf =
  (key: TextKey) =>
  (products: ContentFile<Product>[], field: Field, sentences: (text: string) => string[]): Line[] =>
    products.flatMap(({ file, value }) =>
      sentences(value[field][key] ?? '').map((text) => ({ file: `content/${file}`, field: `${field}.${key}`, text })),
    );

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

/** One note for each shape that too many lines have, at the line that was one too many. */
function shapeNotes(lines: Line[], kind: string, key: TextKey): ContentFault[] {
  const shapeOf = (text: string) => sentenceShape(text, key === 'fr' ? 'fr' : 'en');
  return groupLines(lines, shapeOf).flatMap((alike) => {
    const [first, tooMany] = [alike[0]!, alike[maxPodsOfOneShape]];
    if (!tooMany) return [];
    const message = `${alike.length} pods have ${kind} built like “${first.text}”, more than the ${maxPodsOfOneShape} that go unnoticed: write it another way`;
    return [{ file: tooMany.file, field: tooMany.field, message }];
  });
}

/** One note for each sentence that is not new, where it stands the second time. */
function repetitionNotes(lines: Line[]): ContentFault[] {
  return groupLines(lines, (text) => text.toLowerCase()).flatMap(([first, second, ...others]) => {
    if (!second) return [];
    const message = `${others.length + 2} products say “${second.text}”, the first in ${first!.file}: write it another way`;
    return [{ file: second.file, field: second.field, message }];
  });
}

/** Copy that repeats itself across the catalogue: shoppers skip it, and so do search engines. */
export function copyNotes({ products }: ContentFiles): ContentFault[] {
  const pods = products.filter(({ value }) => value.productType === 'oil');
  const whole = (text: string) => (text ? [text] : []);
  const sentencesOf = (text: string) => whole(text).flatMap(splitIntoSentences);
  const opening = (text: string) => sentencesOf(text).slice(0, 1);
  return textKeys.flatMap((key) => {
    const lines = linesOf(key);
    return [
      ...shapeNotes(lines(pods, 'tagline', whole), 'a tagline', key),
      ...shapeNotes(lines(pods, 'description', opening), 'a first sentence', key),
      ...repetitionNotes([...lines(products, 'tagline', whole), ...lines(products, 'description', sentencesOf)]),
    ];
  });
}
