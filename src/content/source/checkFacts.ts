import { gentlyHeatedOils, thirdLevelFor, thirdLevelIn } from '../../domain/catalogue/heatLevels';
import type { Product } from '../../domain/catalogue/productSchema';
import type { Jurisdiction } from '../../domain/region/jurisdictions';
import { placesNamedIn } from '../../domain/region/placesOfOrigin';
import { regionsSelling } from '../../domain/region/regions';
import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';
import { contentTexts } from './contentTexts';
import type { ContentFile } from './readFolder';

type Report = (field: string, message: string) => void;

/** All Canadian regions share their rules. */
const jurisdictionsSelling = (product: Product): Set<Jurisdiction> =>
  new Set([
    ...regionsSelling(product, 'us').map(({ code }) => code as Jurisdiction),
    ...(regionsSelling(product, 'ca').length ? (['CA_ALL'] as const) : []),
  ]);

/** Cannabis may not cross a state line, so a pod is made under a license of each state that sells it. */
function checkOrigin(product: Product, report: Report): void {
  const sold = jurisdictionsSelling(product);
  const { tagline, description } = product;
  for (const [field, text] of contentTexts({ tagline, description }))
    for (const { place, jurisdiction } of placesNamedIn(text)) {
      const others = [...sold].filter((each) => each !== jurisdiction);
      if (others.length)
        report(
          field,
          `expected no place of origin, because it is made and sold in ${others.join(', ')} too, got ${place}; the maker’s story may name it`,
        );
    }
}

const heatMessage = (oilType: string, words: string): string =>
  `expected the first or second heat level, which all texts recommend for ${oilType}, got “${words}”`;

/** For a text about one oil, which need not name it in each sentence. */
function checkOwnHeat(oilType: string, texts: object, report: Report): void {
  for (const [field, text] of contentTexts(texts)) {
    const words = thirdLevelIn(text);
    if (words) report(field, heatMessage(oilType, words));
  }
}

function checkMentionedHeat(value: unknown, report: Report): void {
  for (const [field, text] of contentTexts(value))
    for (const [oilType, oil] of Object.entries(gentlyHeatedOils)) {
      const words = thirdLevelFor(oil, text);
      if (words) report(field, heatMessage(oilType, words));
    }
}

/** Checks that texts agree with other texts and with where a pod is sold. */
export function checkFacts({ products, landings, pages, guides, brands, notifications }: ContentFiles): ContentFault[] {
  const faults: ContentFault[] = [];
  const reporter =
    (file: string): Report =>
    (field, message) =>
      faults.push({ file: `content/${file}`, field, message });
  for (const { file, value } of products) {
    if (value.productType !== 'oil') continue;
    checkOrigin(value, reporter(file));
    const { oilType, tagline, description } = value;
    if (gentlyHeatedOils[oilType]) checkOwnHeat(oilType, { tagline, description }, reporter(file));
  }
  for (const { file, value } of landings) {
    const { value: subject, lead, about } = value;
    if (subject in gentlyHeatedOils) checkOwnHeat(subject, { lead, about }, reporter(file));
    else checkMentionedHeat(value, reporter(file));
  }
  for (const { file, value } of [pages, guides, brands, notifications].flat() as ContentFile<unknown>[])
    checkMentionedHeat(value, reporter(file));
  return faults;
}
