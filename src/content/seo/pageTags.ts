import type { PageTags } from './crawlerTags';
import type { HeadWordsByLocale } from '../pages/headWords';
import type { SharePicture } from './openGraphPictures';
import { sellerTerms } from './offerTerms';
import { openGraphTags } from './openGraphTags';
import { alternateLinks } from './pageAlternates';
import type { Content } from '../source/readContent';
import type { SitePage } from '../pages/sitePage';
import { structuredData } from './structuredData';

interface TagSources {
  content: Content;
  words: HeadWordsByLocale;
  pictureOf: (page: SitePage['context']) => SharePicture;
}

export function pageTags(pages: readonly SitePage[], { content, words, pictureOf }: TagSources): PageTags[] {
  const productIds = new Map(content.products.map(({ slug, originalId }) => [slug, originalId]));
  const { stores, dispensaries } = content;
  const source = { stores, dispensaries, productIds, words, terms: sellerTerms(content) };
  return pages.map(({ path, context }) => ({
    path,
    alternates: alternateLinks(context),
    metas: openGraphTags(context, pictureOf(context)),
    data: structuredData(context, source),
  }));
}
