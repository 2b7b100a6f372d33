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

/** The strains of which several makers sell pods in the country, in the order of the catalogue. */
export function sharedStrains({ content, catalogue }: Source): SharedStrain[] {
  const oils = new Map(content.products.filter(isOil).map((oil) => [oil.slug, oil]));
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

/** Parents, children and siblings. */
function isRelated(one: Strain, other: Strain): boolean {
  const [parents, others] = [parentsOf(one), parentsOf(other)];
  return parents.includes(other.name) || others.includes(one.name) || parents.some((parent) => others.includes(parent));
}

const relatives = ({ strain }: SharedStrain, all: readonly SharedStrain[]): PageLink[] =>
  all
    .filter((other) => other.strain.name !== strain.name && isRelated(strain, other.strain))
    .map((other) => ({ label: other.strain.name, path: strainPath(other.strain.name) }));

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
    title: (name) => `Capsules ${name} : fabricants et analyses comparés`,
    kind: ({ strain: { name, lineage }, plantType }) =>
      `${name} est une variété ${frenchPlants[plantType]}${lineage ? `, croisement de ${lineage}` : ''}.`,
    pod: ({ brand, oilType }, index) => `${brand}${index ? '' : ' la propose'} en ${frenchOils[oilType!]}`,
  },
};

function comparedOn({ locale, content }: LocaleSource, summary: ProductSummary): ComparedPod {
  const oil = content.products.filter(isOil).find(({ slug }) => slug === summary.slug)!;
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
  const pathsByLocale = [...byLocale].map(([localeId, catalogue]) => ({
    localeId,
    paths: new Set(sharedStrains({ content, catalogue }).map(({ strain }) => strainPath(strain.name))),
  }));
  const all = sharedStrains(source);
  const words = wordsByLanguage[locale.language];
  return all.map((shared) => {
    const { strain, pods } = shared;
    const path = strainPath(strain.name);
    const lead = `${words.kind(shared)} ${pods.map(words.pod).join(', ')}.`;
    return entryPage(source, {
      routeId: 'strain',
      path,
      words: { title: words.title(strain.name), description: metaDescription(lead, ''), heading: strain.name, lead },
      alternates: pathsByLocale.filter(({ paths }) => paths.has(path)).map(({ localeId }) => ({ localeId, path })),
      listing: { products: pods, total: pods.length },
      compared: pods.map((summary) => comparedOn(source, summary)),
      links: relatives(shared, all),
    });
  });
}
