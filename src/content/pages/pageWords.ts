import type { LocalizedText } from '../../domain/catalogue/productSchema';
import { isFeatureOn, type Feature } from '../../domain/region/features';
import type { Locale } from '../../domain/region/locales';
import type { Subcountry } from '../../domain/region/regions';
import type { Page } from '../../domain/editorial/pageSchema';
import type { Question, Section } from '../../domain/editorial/sectionSchema';
import { makerPath } from '../../domain/catalogue/cataloguePaths';
import { linkRegions, regionsMatching } from './shell/linkRegions';
import { pagePicture } from './pagePicture';
import { momentLayers, type MomentLayer } from '../../domain/editorial/sectionSchema';
import type {
  ComparisonView,
  ItemView,
  LinkView,
  PageWords,
  QuestionView,
  SectionView,
  PagePicture,
} from './sectionViews';
import type { Pictures } from './productSummaries';
import type { Content } from '../source/readContent';
import { reportTeasers } from './products/reportTeasers';
import { resolveWords } from '../source/resolveWords';

interface WordsSource {
  locale: Locale;
  content: Pick<Content, 'products' | 'brands' | 'batches' | 'photos' | 'site'>;
  pictures: Pictures;
}

interface Audience {
  onlyIn?: 'us' | 'ca' | undefined;
  needs?: Feature | undefined;
  unless?: Feature | undefined;
}

const audienceRegions = ({ needs, unless }: Audience, { country }: Locale): Subcountry[] | null =>
  regionsMatching(
    country,
    ({ code }) => (!needs || isFeatureOn(needs, code)) && !(unless && isFeatureOn(unless, code)),
  );

/** Omits content that is not for the locale's country, and adds the regions that see the rest. */
const filterByAudience = <T extends Audience>(
  all: readonly T[],
  locale: Locale,
): (T & { regions: Subcountry[] | null })[] =>
  all
    .filter(({ onlyIn }) => !onlyIn || onlyIn === locale.country)
    .map((each) => ({ ...each, regions: audienceRegions(each, locale) }))
    .filter(({ regions }) => regions === null || regions.length > 0);

const optional = (words: LocalizedText | undefined, locale: Locale) => (words ? resolveWords(words, locale) : null);

function linkView(link: Section['link'], { locale, content }: WordsSource): LinkView | null {
  if (!link) return null;
  const regions = linkRegions(link.path, locale.country, content.products);
  return regions?.length === 0 ? null : { label: resolveWords(link.label, locale), path: link.path, regions };
}

const pictureView = (name: string | undefined, source: WordsSource) => (name ? pagePicture(name, source) : null);

const layersView = (source: WordsSource) =>
  Object.fromEntries(momentLayers.map((layer) => [layer, pagePicture(`moment-${layer}`, source)])) as Record<
    MomentLayer,
    PagePicture
  >;

const itemViews = (items: Section['items'], source: WordsSource): ItemView[] =>
  filterByAudience(items, source.locale)
    .map((item) => ({
      id: item.id,
      heading: resolveWords(item.heading, source.locale),
      text: optional(item.text, source.locale),
      picture: pictureView(item.picture, source),
      path: item.path ?? null,
      regions: item.path ? linkRegions(item.path, source.locale.country, source.content.products) : item.regions,
    }))
    .filter(({ regions }) => regions?.length !== 0);

function tableView(table: Section['table'], locale: Locale): ComparisonView | null {
  if (!table) return null;
  const columns = ({ own, other }: Pick<typeof table, 'own' | 'other'>) => ({
    own: resolveWords(own, locale),
    other: resolveWords(other, locale),
  });
  const rows = table.rows.map((row) => ({ name: resolveWords(row.name, locale), ...columns(row) }));
  return { ...columns(table), rows };
}

/** Lists the brands with pods in the country, sorted by name. */
function brandItems({ locale, content }: WordsSource): ItemView[] {
  const { country } = locale;
  return [...content.brands.values()]
    .map(({ slug, name, place }) => ({
      id: slug,
      heading: name,
      text: optional(place, locale),
      picture: null,
      path: makerPath(slug),
      regions: regionsMatching(country, ({ flag }) =>
        content.products.some(
          ({ productType, brand, visibility }) => productType === 'oil' && brand === slug && visibility[flag],
        ),
      ),
    }))
    .filter(({ regions }) => regions?.length !== 0)
    .sort((a, b) => a.heading.localeCompare(b.heading, locale.id));
}

const sectionView = (
  section: ReturnType<typeof filterByAudience<Section>>[number],
  source: WordsSource,
): SectionView => ({
  id: section.id,
  kind: section.kind,
  tone: section.tone ?? null,
  eyebrow: optional(section.eyebrow, source.locale),
  heading: resolveWords(section.heading, source.locale),
  paragraphs: section.paragraphs.map((words) => resolveWords(words, source.locale)),
  points: section.points.map((words) => resolveWords(words, source.locale)),
  items: section.kind === 'brands' ? brandItems(source) : itemViews(section.items, source),
  table: tableView(section.table, source.locale),
  layers: section.kind === 'moment' ? layersView(source) : null,
  reports: section.kind === 'report' ? reportTeasers(section.items, source) : [],
  picture: pictureView(section.picture, source),
  link: linkView(section.link, source),
  portal: section.portal
    ? { label: resolveWords(section.portal, source.locale), href: source.content.site.partnerUrl }
    : null,
  regions: section.regions,
});

const questionView = (
  question: ReturnType<typeof filterByAudience<Question>>[number],
  source: WordsSource,
): QuestionView => ({
  id: question.id,
  topic: question.topic ?? null,
  question: resolveWords(question.question, source.locale),
  answer: resolveWords(question.answer, source.locale),
  keywords: optional(question.keywords, source.locale),
  link: linkView(question.link, source),
  regions: question.regions,
});

/** Omits content for the other country. */
export function pageWords(page: Page, source: WordsSource): PageWords {
  const { locale } = source;
  const questions = filterByAudience(page.questions, locale).map((question) => questionView(question, source));
  return {
    title: resolveWords(page.title, locale),
    description: resolveWords(page.description, locale),
    heading: resolveWords(page.heading, locale),
    lead: resolveWords(page.lead, locale),
    updatedOn: page.updatedOn ?? null,
    sections: filterByAudience(page.sections, locale).map((section) => sectionView(section, source)),
    topics: filterByAudience(page.topics, locale)
      .filter(({ id }) => questions.some(({ topic }) => topic === id))
      .map(({ id, title, regions }) => ({ id, title: resolveWords(title, locale), regions })),
    questions,
  };
}
