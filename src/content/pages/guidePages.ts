import type { LocalizedText } from '../../domain/catalogue/productSchema';
import { locales, type Locale } from '../../domain/region/locales';
import { guidePath, type Guide } from '../../domain/editorial/guideSchema';
import { resolveWords } from '../source/resolveWords';
import { linkRegions } from './shell/linkRegions';
import type { GuideLink, GuidePart, GuideView } from './pageContext';
import { pagePicture } from './pagePicture';
import { parentPage } from './parentPage';
import { entryPage, type LocaleSource, type SitePage } from './sitePage';

/** A relaxed pace, because guides contain figures. */
const wordsPerMinute = 200;

const isFor = ({ onlyIn }: { onlyIn?: 'us' | 'ca' | undefined }, { country }: Locale): boolean =>
  !onlyIn || onlyIn === country;

function partsOf({ sections }: Guide, locale: Locale): GuidePart[] {
  const resolve = (words: LocalizedText) => resolveWords(words, locale);
  const row = ({ name, value, detail }: { name: LocalizedText; value: LocalizedText; detail: LocalizedText }) => ({
    name: resolve(name),
    value: resolve(value),
    detail: resolve(detail),
  });
  return sections
    .filter((section) => isFor(section, locale))
    .map(({ id, heading, paragraphs, points, table }) => ({
      id,
      heading: resolve(heading),
      paragraphs: paragraphs.map(resolve),
      points: points.map(resolve),
      table: table ? { columns: row(table.columns), rows: table.rows.map(row) } : null,
    }));
}

export const guideText = (parts: readonly GuidePart[]): string =>
  parts
    .flatMap(({ heading, paragraphs, points, table }) => [
      heading,
      ...paragraphs,
      ...points,
      ...(table ? [table.columns, ...table.rows].flatMap((row) => Object.values(row)) : []),
    ])
    .join('\n');

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

type GuideSource = Pick<LocaleSource, 'locale' | 'content' | 'pictures'>;

function viewOf(guide: Guide, { locale, content, pictures }: GuideSource) {
  const parts = partsOf(guide, locale);
  const wordCount = countWords(guideText(parts));
  const view: GuideView = {
    publishedOn: guide.publishedOn,
    updatedOn: guide.updatedOn,
    wordCount,
    minutes: Math.max(1, Math.round(wordCount / wordsPerMinute)),
    picture: pagePicture(guide.picture, { locale, content, pictures }),
    parts,
    links: guide.links
      .filter((link) => isFor(link, locale))
      .map(({ label, path }) => ({
        path,
        label: resolveWords(label, locale),
        regions: linkRegions(path, locale.country, content.products),
      }))
      .filter(({ regions }) => regions?.length !== 0),
  };
  return view;
}

const sorted = (guides: readonly Guide[]): Guide[] => [...guides].sort((a, b) => a.order - b.order);

export const guideList = (source: GuideSource): GuideLink[] =>
  sorted(source.content.guides).map((guide) => {
    const { minutes, picture } = viewOf(guide, source);
    return {
      path: guidePath(guide.slug),
      heading: resolveWords(guide.heading, source.locale),
      lead: resolveWords(guide.lead, source.locale),
      minutes,
      picture,
    };
  });

export const guidePages = (source: LocaleSource): SitePage[] =>
  sorted(source.content.guides).map((guide) => {
    const { locale } = source;
    const path = guidePath(guide.slug);
    return entryPage(source, {
      routeId: 'guide',
      path,
      words: {
        title: resolveWords(guide.title, locale),
        description: resolveWords(guide.description, locale),
        heading: resolveWords(guide.heading, locale),
        lead: resolveWords(guide.lead, locale),
        updatedOn: guide.updatedOn,
      },
      alternates: locales.map(({ id }) => ({ localeId: id, path })),
      parent: parentPage('guides', source),
      guide: viewOf(guide, source),
    });
  });
