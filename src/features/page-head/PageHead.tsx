import type { HeadProps } from 'gatsby';
import type { PageContext } from '../../content/pages/pageContext';
import { canonicalPath, isIndexed } from '../../domain/site/routing/canonicalPath';
import { darkPaper, darkQuery } from '../../ui/theme/tokens';
import { documentTitle } from './documentTitle';

/**
 * Head tags that change on navigation. Tags for crawlers are only in the static HTML (src/content/seo/crawlerTags.ts).
 */
export function PageHead({ pageContext }: HeadProps<object, PageContext>) {
  const { words, shell } = pageContext;
  return (
    <>
      <title>{documentTitle(pageContext)}</title>
      <meta name="description" content={words.description} />
      <meta name="theme-color" media={darkQuery} content={darkPaper} />
      <meta name="theme-color" content={shell.themeColor} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {isIndexed(pageContext) ? (
        <link rel="canonical" href={shell.siteUrl + canonicalPath(pageContext)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
