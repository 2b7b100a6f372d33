import type { ProductSummary } from '../../src/domain/catalogue/productSummary';
import type { Subcountry } from '../../src/domain/region/regions';

/** Redistributes the words of a real catalogue over `count` products, with their brands and figures. */
export function growCatalogue(real: readonly ProductSummary[], count: number, region: Subcountry): ProductSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const model = real[index % real.length]!;
    const turn = Math.floor(index / real.length);
    if (turn === 0) return { ...model, regions: [region] };
    const brand = real[(index * 7 + turn) % real.length]!;
    const words = [real[(index * 13 + turn) % real.length]!.title, model.title.split(' ').at(-1)!];
    const slug = `${model.slug}-${turn}`;
    return {
      ...model,
      slug,
      title: words.join(' '),
      brand: brand.brand,
      brandSlug: brand.brandSlug,
      regions: [region],
      variants: model.variants.map((variant, size) => ({
        ...variant,
        id: `${slug}-${size}`,
        thcGrams: variant.thcGrams && variant.thcGrams * (0.9 + ((index * 37) % 100) / 500),
        price: variant.price && variant.price + ((index * 11) % 20) / 2,
      })),
    };
  });
}

const syllables = {
  starts: 'b c d f g h k l m n p r s t v w br st tr pl'.split(' '),
  middles: 'a e i o u ea ou'.split(' '),
  ends: 'n r l t nd rk ss m ck sh'.split(' '),
};

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const makerCount = 300;
const wordCount = 3000;

/**
 * Varies everything that a file could otherwise repeat: names, makers, dates, and the combinations of real figures, each
 * taken from another product. Compresses as badly as a real catalogue of that size.
 */
export function varyCatalogue(real: readonly ProductSummary[], count: number): ProductSummary[] {
  const random = createRandom(count);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const pods = real.filter(({ productType }) => productType === 'oil');
  const createWord = () => {
    const word = pick(syllables.starts) + pick(syllables.middles) + pick(syllables.ends) + pick(['', 'er', 'ow', 'ly']);
    return word[0]!.toUpperCase() + word.slice(1);
  };
  const words = new Set(pods.flatMap(({ title }) => title.split(' ')));
  while (words.size < wordCount) words.add(createWord());
  const vocabulary = [...words];
  // Some words are in many names, most in few.
  const pickWord = () => vocabulary[Math.floor(vocabulary.length * random() ** 1.6)]!;
  const makers = Array.from({ length: makerCount }, () => `${createWord()} ${pickWord()}`);
  const products = Array.from({ length: count }, (_, index): ProductSummary => {
    const [model, brand, title] = [pick(pods), pick(makers), `${pickWord()} ${pickWord()}`];
    const slug = `${model.slug.split('-')[0]}-${title.toLowerCase().replaceAll(' ', '-')}-${index}`;
    const strength = 0.95 + random() / 10;
    const surcharge = Math.floor(random() * 20) / 2 - 5;
    return {
      ...model,
      slug,
      title,
      brand,
      brandSlug: brand.toLowerCase().replaceAll(' ', '-'),
      picture: `/pictures/pod-${slug}-${Math.floor(random() * 2 ** 32).toString(16)}`,
      plantType: pick(pods).plantType,
      oilType: pick(pods).oilType,
      effects: pick(pods).effects,
      flavors: pick(pods).flavors,
      terpenes: pick(pods).terpenes,
      availability: pick(pods).availability,
      publishedOn: pick(pods).publishedOn,
      variants: model.variants.map((variant) => ({
        ...variant,
        id: slug + variant.id.slice(model.slug.length),
        thcGrams: variant.thcGrams && Math.round(variant.thcGrams * strength * 1e4) / 1e4,
        price: variant.price && variant.price + surcharge,
      })),
    };
  });
  const isLater = ({ availability }: ProductSummary) => Number(availability !== 'available');
  return products.sort((a, b) => isLater(a) - isLater(b) || b.publishedOn.localeCompare(a.publishedOn));
}
