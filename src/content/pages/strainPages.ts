import { strainPath } from '../../domain/catalogue/cataloguePaths';
import type { Oil } from '../../domain/catalogue/productSchema';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Language, LocaleId } from '../../domain/region/locales';
import { comparedPod, type ComparedPod } from '../../domain/shortlist/compared';
import { metaDescription } from './metaDescription';
import type { PageLink } from './pageContext';
import { frenchOils, frenchPlants, lowercaseTerm } from './products/productTitle';
import { entryPage, type LocaleSource, type SitePage } from './sitePage';

type Strain = Oil['strain'];

export interface SharedStrain {
  strain: Strain;
  plantType: Oil['plantType'];
  pods: ProductSummary[];
}

interface Source {
  content: Pick<LocaleSource['content'], 'products'>;
  catalogue: readonly ProductSummary[];
}

const isOil = (product: LocaleSource['content']['products'][number]): product is Oil => product.productType === 'oil';

const oilsBySlug = ({ products }: Source['content']): Map<string, Oil> =>
  new Map(products.filter(isOil).map((oil) => [oil.slug, oil]));

/** The strains of which several makers sell pods in the country, in the order of the catalogue. */
export function sharedStrains({ content, catalogue }: Source): SharedStrain[] {
  const oils = oilsBySlug(content);
  const byName = new Map<string, SharedStrain>();
  for (const summary of catalogue) {
    const oil = oils.get(summary.slug);
    if (!oil) continue;
    const known = byName.get(oil.strain.name) ?? { strain: oil.strain, plantType: oil.plantType, pods: [] };
    byName.set(oil.strain.name, { ...known, pods: [...known.pods, summary] });
  }
  return [...byName.values()].filter(({ pods }) => new Set(pods.map(({ brandSlug }) => brandSlug)).size > 1);
}

const parentsOf = ({ lineage }: Strain): string[] => lineage?.split(/\s*×\s*/) ?? [];

/** A parent of many strains has more siblings than anybody reads. */
const maxRelatives = 12;

/** Returns a function that links a strain to its parents, children and siblings, in the order of the catalogue. */
function relativesAmong(all: readonly SharedStrain[]): (strain: Strain) => PageLink[] {
  const family = (strain: Strain) => [strain.name, ...parentsOf(strain)];
  const positions = new Map<string, number[]>();
  all.forEach(({ strain }, position) => {
    for (const name of family(strain)) {
      const known = positions.get(name);
      if (known) known.push(position);
      else positions.set(name, [position]);
    }
  });
  return (strain) => {
    const found = new Set(family(strain).flatMap((name) => positions.get(name) ?? []));
    return [...found]
      .sort((a, b) => a - b)
      .map((position) => all[position]!.strain.name)
      .filter((name) => name !== strain.name)
      .slice(0, maxRelatives)
      .map((name) => ({ label: name, path: strainPath(name) }));
  };
}

interface StrainWords {
  title: (name: string) => string;
  kind: (shared: SharedStrain) => string;
  /** Such as 'Hollinferry makes it as rosin', and 'Tidewright as live resin' for a further one. */
  pod: (pod: ProductSummary, index: number) => string;
}

const wordsByLanguage: Record<Language, StrainWords> = {
  en: {
    title: (name) => `${name} vape pods, compared by maker`,
    kind: ({ strain: { name, lineage }, plantType }) => {
      const plant = lowercaseTerm(plantType);
      const article = /^[aeiou]/.test(plant) ? 'an' : 'a';
      return `${name} is ${article} ${plant}${plantType === 'CBD' ? ' strain' : ''}${lineage ? `, a cross of ${lineage}` : ''}.`;
    },
    pod: ({ brand, oilType }, index) => `${brand}${index ? '' : ' makes it'} as ${lowercaseTerm(oilType!)}`,
  },
  fr: {
    title: (name) => `Capsules ${name} : producteurs et analyses comparés`,
    kind: ({ strain: { name, lineage }, plantType }) =>
      `${name} est une variété ${frenchPlants[plantType]}${lineage ? `, croisement de ${lineage}` : ''}.`,
    pod: ({ brand, oilType }, index) => `${brand}${index ? '' : ' la propose'} en ${frenchOils[oilType!]}`,
  },
};

function comparedOn({ locale, content }: LocaleSource, summary: ProductSummary, oil: Oil): ComparedPod {
  const variants = oil.variants.map(({ batchIds }) => ({ batches: batchIds.map((id) => content.batches.get(id)!) }));
  // Canadian law forbids promoting cannabis by its effects.
  return comparedPod({ summary, oil: locale.country === 'us' ? oil : null, variants });
}

/** One page for each strain that several makers sell: their pods side by side, shown to everyone. */
export function strainPages(
  source: LocaleSource,
  byLocale: ReadonlyMap<LocaleId, readonly ProductSummary[]>,
): SitePage[] {
  const { locale, content } = source;
  const namesByLocale = [...byLocale].map(([localeId, catalogue]) => ({
    localeId,
    names: new Set(sharedStrains({ content, catalogue }).map(({ strain }) => strain.name)),
  }));
  const all = sharedStrains(source);
  const relativesOf = relativesAmong(all);
  const oils = oilsBySlug(content);
  const words = wordsByLanguage[locale.language];
  return all.map((shared) => {
    const { strain, pods } = shared;
    const path = strainPath(strain.name);
    const [kind, makers] = [words.kind(shared), `${pods.map(words.pod).join(', ')}.`];
    return entryPage(source, {
      routeId: 'strain',
      path,
      words: {
        title: words.title(strain.name),
        description: metaDescription(kind, makers),
        heading: strain.name,
        lead: `${kind} ${makers}`,
      },
      alternates: namesByLocale
        .filter(({ names }) => names.has(strain.name))
        .map(({ localeId }) => ({ localeId, path })),
      listing: { products: pods, total: pods.length },
      compared: pods.map((summary) => comparedOn(source, summary, oils.get(summary.slug)!)),
      links: relativesOf(strain),
    });
  });
}
