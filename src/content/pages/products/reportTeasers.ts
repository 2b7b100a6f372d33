import { productPath, reportSearch } from '../../../domain/catalogue/cataloguePaths';
import { sortFigures } from '../../../domain/catalogue/batches';
import type { Batch } from '../../../domain/catalogue/batchSchema';
import type { Oil } from '../../../domain/catalogue/productSchema';
import type { Locale } from '../../../domain/region/locales';
import { regions, type Region } from '../../../domain/region/regions';
import { dateFormat } from '../../../domain/time/dateFormat';
import type { ReportFigure, Section } from '../../../domain/editorial/sectionSchema';
import { regionsMatching } from '../shell/linkRegions';
import type { ReportView } from '../sectionViews';
import type { Content } from '../../source/readContent';
import { resolveWords } from '../../source/resolveWords';

interface ReportSource {
  locale: Locale;
  content: Pick<Content, 'products' | 'brands' | 'batches'>;
}

type Figure = Pick<ReportView['figures'][number], 'value' | 'share'>;

/** Formats at build time, so that the browser and the HTML agree. */
function formatFigures(batch: Batch, { id }: Locale): Record<ReportFigure, Figure> {
  const percent = (value: number): Figure => ({
    value: new Intl.NumberFormat(id, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(value / 100),
    share: value / 100,
  });
  const plain = (value: string): Figure => ({ value, share: null });
  const passed = batch.contaminants.filter((each) => each.passed).length;
  return {
    'total-thc': percent(batch.totalThcPercent),
    'total-cbd': percent(batch.totalCbdPercent),
    terpenes: percent(sortFigures(batch.terpenes).total),
    contaminants: plain(`${passed} / ${batch.contaminants.length}`),
    batch: plain(batch.batchId),
    laboratory: plain(batch.lab.name),
    tested: plain(dateFormat(id, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(batch.testedOn))),
  };
}

/** Chooses as few pods as possible so that each region gets one that it sells, preferring newer ones. */
function choosePods(country: Region['country'], products: Content['products']): [Oil, Region[]][] {
  const pods = products
    .filter((product): product is Oil => product.productType === 'oil' && product.availability === 'available')
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug));
  let remaining: Region[] = regions.filter((region) => region.country === country);
  const chosen: [Oil, Region[]][] = [];
  while (remaining.length) {
    const sold = pods.map((pod) => remaining.filter(({ flag }) => pod.visibility[flag]));
    const maxRegions = Math.max(0, ...sold.map(({ length }) => length));
    const index = sold.findIndex(({ length }) => length === maxRegions);
    if (maxRegions === 0) break;
    chosen.push([pods[index]!, sold[index]!]);
    remaining = remaining.filter((region) => !sold[index]!.includes(region));
  }
  return chosen;
}

/** Returns a real lab report for each region, with the figures that the section's items name. */
export const reportTeasers = (items: Section['items'], { locale, content }: ReportSource): ReportView[] =>
  choosePods(locale.country, content.products).map(([pod, sold]) => {
    const batch = content.batches.get(pod.variants[0]!.batchIds[0]!)!;
    const figures = formatFigures(batch, locale);
    return {
      batchId: batch.batchId,
      title: resolveWords(pod.title, locale),
      brand: content.brands.get(pod.brand)!.name,
      path: productPath(pod) + reportSearch(batch.batchId),
      figures: items.map(({ id, heading }) => ({
        id: id as ReportFigure,
        label: resolveWords(heading, locale),
        ...figures[id as ReportFigure],
      })),
      regions: regionsMatching(locale.country, (region) => sold.includes(region)),
    };
  });
