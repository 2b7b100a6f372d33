import type { Aroma, Effect } from '../../../domain/catalogue/vocabulary';
import { aromaSentences, lineageSentences, ratioSentences } from './data/aromaSentences';
import { brandSentences } from './data/brandSentences';
import { effectSentences } from './data/effectSentences';
import { makers } from './data/makers';
import { methodSentences } from './data/methodSentences';
import { notes } from './data/notes';
import { taglineFrames, taglineMoments } from './data/taglines';
import type { PlannedPod } from './plan';
import { deckOf, pick, randomOf, shuffle, type Deck, type Random } from './random';

export interface Copy {
  tagline: string;
  description: string;
  flavors: Aroma[];
}

/** Words of a strain name that suggest no smell: 'Black Walnut Road' calls for walnut, not for black pepper. */
const plainWords = new Set([
  'and',
  'black',
  'white',
  'blue',
  'old',
  'new',
  'cold',
  'dark',
  'green',
  'fresh',
  'garden',
  'leaf',
  'oil',
]);

const ratioWords: Record<number, string> = { 20: 'twenty', 8: 'eight', 4: 'four', 2: 'two' };

const companions: Record<Aroma, Aroma[]> = {
  citrus: ['floral', 'mint', 'spice', 'tropical'],
  pine: ['mint', 'earth', 'citrus'],
  earth: ['spice', 'vanilla', 'pine'],
  diesel: ['earth', 'spice', 'citrus'],
  berry: ['grape', 'vanilla', 'floral'],
  floral: ['citrus', 'berry', 'vanilla'],
  spice: ['earth', 'citrus', 'vanilla'],
  mint: ['pine', 'citrus', 'floral'],
  tropical: ['citrus', 'floral', 'vanilla'],
  vanilla: ['spice', 'earth', 'berry'],
  cheese: ['earth', 'spice', 'vanilla'],
  grape: ['berry', 'spice', 'floral'],
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const filled = (frame: string, words: Record<string, string>): string =>
  frame.replace(/\{(\w)\}/g, (_, key: string) => words[key] ?? capitalized(words[key.toLowerCase()]!));

const decksOf = <K extends string, T>(banks: Record<K, T[]>): Record<K, Deck<T>> =>
  Object.fromEntries(Object.entries<T[]>(banks).map(([key, bank]) => [key, deckOf(`bank ${key}`, bank)])) as Record<
    K,
    Deck<T>
  >;

const claimsStrength = (sentence: string): boolean => /\bTHC\b|strength|strong/i.test(sentence);

/** Writes the English copy of the US pods. It deals sentences from decks, so that all are used about equally often. */
export class Copywriter {
  private readonly noteDecks = decksOf(notes);
  private readonly effectDecks = decksOf(effectSentences);
  private readonly methodDecks = decksOf(methodSentences);
  private readonly brandDecks = decksOf(brandSentences);
  private readonly momentDecks = decksOf(taglineMoments);
  private readonly aromaDeck = deckOf('aroma sentences', aromaSentences);
  private readonly lineageDeck = deckOf('lineage sentences', lineageSentences);
  private readonly ratioDeck = deckOf('ratio sentences', ratioSentences);
  private readonly frameDeck = deckOf('tagline frames', taglineFrames);
  private readonly written = new Set<string>();

  /** A note of an aroma, one that the strain's name suggests if possible. */
  private note(aroma: Aroma, strainName: string, used: string[]): string {
    const words = strainName
      .toLowerCase()
      .split(' ')
      .filter((word) => !plainWords.has(word));
    const isNamed = (note: string) =>
      note
        .toLowerCase()
        .split(' ')
        .some((word) => words.includes(word));
    const isFree = (note: string) => !used.some((other) => other.split(' ').at(-1) === note.split(' ').at(-1));
    const dealt = this.noteDecks[aroma]((note) => isFree(note) && isNamed(note)) ?? this.noteDecks[aroma](isFree);
    return dealt!;
  }

  private notesOf({ strain, slug }: PlannedPod): { words: Record<string, string>; flavors: Aroma[] } {
    const random = randomOf(`notes ${slug}`);
    const [first, second = first] = strain.aromas;
    const options = companions[first!].filter((aroma) => !strain.aromas.includes(aroma));
    const third = strain.aromas[2] ?? pick(random, options);
    const a = this.note(first!, strain.name, []);
    const b = this.note(second!, strain.name, [a]);
    const c = this.note(third, strain.name, [a, b]);
    const flavors = random() < 0.5 ? [first!, third] : shuffle(random, [second!, third, first!]);
    return { words: { a, b, c, s: strain.name }, flavors: [...new Set(flavors)] };
  }

  private tagline(effect: Exclude<Effect, 'tasty'>, words: Record<string, string>): string {
    const frame = this.frameDeck()!;
    const written = (moment: string) => capitalized(filled(frame, { ...words, t: moment }));
    const moment = this.momentDecks[effect]((candidate) => !this.written.has(written(candidate)));
    return written(moment!);
  }

  private making(pod: PlannedPod, random: Random): string {
    const { brand, oilType, strain, territories } = pod;
    const fits = (sentence: string) =>
      strain.cbdRatio === null || oilType === 'Broad Spectrum Extract' || !claimsStrength(sentence);
    // Sentences about a brand's place are only true of pods made in its home state.
    const isHome = territories[0] === makers[brand]!.territories[0];
    const bank = isHome && random() < 0.5 ? this.brandDecks[brand]! : this.methodDecks[oilType];
    return bank(fits) ?? this.methodDecks[oilType](fits)!;
  }

  private sentences(pod: PlannedPod, effect: Exclude<Effect, 'tasty'>, random: Random): string[] {
    const { strain } = pod;
    const taste = this.aromaDeck()!;
    const making = this.making(pod, random);
    if (strain.cbdRatio !== null) return [taste, this.ratioDeck()!, making];
    const mood = this.effectDecks[effect]()!;
    if (strain.parents && random() < 0.3) return [this.lineageDeck()!, taste, mood];
    const orders = [
      [taste, mood, making],
      [taste, making, mood],
      [making, taste, mood],
      [taste, mood],
      [taste, making],
    ];
    return pick(random, orders);
  }

  private register(slug: string, texts: string[]): void {
    for (const text of texts) {
      if (this.written.has(text))
        throw new Error(`copywriter.ts: expected words of its own for ${slug}, got '${text}' twice`);
      this.written.add(text);
    }
  }

  write(pod: PlannedPod): Copy {
    const random = randomOf(`copy ${pod.slug}`);
    const effect = pod.strain.effects[0] as Exclude<Effect, 'tasty'>;
    const { words, flavors } = this.notesOf(pod);
    const [p = '', q = ''] = pod.strain.parents ?? [];
    const r = ratioWords[pod.strain.cbdRatio ?? 0] ?? '';
    const description = this.sentences(pod, effect, random)
      .map((sentence) => filled(sentence, { ...words, p, q, r }))
      .join(' ');
    const tagline = this.tagline(effect, words);
    this.register(pod.slug, [tagline, description]);
    return { tagline, description, flavors };
  }
}
