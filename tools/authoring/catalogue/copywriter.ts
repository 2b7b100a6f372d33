import type { Aroma, Effect } from '../../../src/domain/catalogue/vocabulary';
import { notes } from './data/notes';
import { taglineFrames, taglineMoments } from './data/taglines';
import type { PlannedPod } from './plan';
import { podDescriptions } from './podDescriptions';
import { deckOf, pick, randomOf, shuffle, type Deck } from './random';

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

/** Writes the English copy of the US pods: taglines from decks, so that all notes are used about equally often, and each pod's own description. */
export class Copywriter {
  private readonly noteDecks = decksOf(notes);
  private readonly momentDecks = decksOf(taglineMoments);
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

  private register(slug: string, texts: string[]): void {
    for (const text of texts) {
      if (this.written.has(text))
        throw new Error(`copywriter.ts: expected words of its own for ${slug}, got '${text}' twice`);
      this.written.add(text);
    }
  }

  write(pod: PlannedPod): Copy {
    const effect = pod.strain.effects[0] as Exclude<Effect, 'tasty'>;
    const { words, flavors } = this.notesOf(pod);
    const description = podDescriptions.get(pod.slug);
    if (!description) throw new Error(`data/descriptions: expected a description of ${pod.slug}, found none`);
    const tagline = this.tagline(effect, words);
    this.register(pod.slug, [tagline, description]);
    return { tagline, description, flavors };
  }
}
