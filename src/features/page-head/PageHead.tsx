import type { HeadProps } from 'gatsby';
import type { PageContext } from '../../content/pages/pageContext';
import { canonicalPath, isIndexed } from '../../domain/site/pageAddress';
import { pageTitle } from '../../domain/site/pageTitle';
import { knownTranslator } from '../../i18n/messageStore';

type PageHeadProps = HeadProps<object, PageContext>;

/**
 * The parts of the head that change on navigation: the title and the canonical URL. Tags for crawlers are written into
 * the static HTML (src/content/seo/crawlerTags.ts).
 */
export function PageHead({ pageContext }: PageHeadProps) {
  const { words, shell } = pageContext;
  return (
    <>
      <title>{pageTitle(pageContext)}</title>
      <meta name="description" content={words.description} />
      <meta name="theme-color" content={shell.themeColor} />
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

/** The head of error pages, which have no content: their text comes from the messages. */
export function MissingPageHead({ pageContext }: PageHeadProps) {
  const t = knownTranslator(pageContext.localeId)?.t;
  const title = t?.(`${pageContext.routeId as 'notFound' | 'serverError'}.title`) ?? pageContext.shell.name;
  return (
    <PageHead {...({ pageContext: { ...pageContext, words: { ...pageContext.words, title } } } as PageHeadProps)} />
  );
}
