import type { Article } from 'schema-dts';
import { canonicalPath } from '../../domain/site/routing/canonicalPath';
import type { GuideView, PageContext } from '../pages/pageContext';

export function guideArticle(page: PageContext, { publishedOn, updatedOn, wordCount, picture }: GuideView): Article {
  const { shell, words, localeId } = page;
  const url = shell.siteUrl + canonicalPath(page);
  const author = { '@type': 'Organization', '@id': `${shell.siteUrl}/#organization`, name: shell.name } as const;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: words.heading,
    description: words.description,
    image: `${shell.siteUrl}${picture.base}-${Math.max(...picture.widths)}.webp`,
    inLanguage: localeId,
    datePublished: publishedOn,
    dateModified: updatedOn,
    wordCount,
    author: { ...author, url: `${shell.siteUrl}/` },
    publisher: author,
  };
}
