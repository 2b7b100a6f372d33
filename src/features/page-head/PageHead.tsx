import type { HeadProps } from 'gatsby';
import type { PageContext } from '../../content/pageContext';
import { defaultLocale, localeOf, localePath } from '../../domain/region/locales';
import { productRoute, routes } from '../../domain/site/routes';
import { knownTranslator } from '../../i18n/messageStore';

type PageHeadProps = HeadProps<object, PageContext>;

const indexed = (routeId: PageContext['routeId']): boolean => {
  if (routeId === 'product') return productRoute.isIndexed;
  return routes.find(({ id }) => id === routeId)?.isIndexed ?? routeId === 'start';
};

/** Title, description, language, canonical address and alternates of a page (S1-03, S2-01). */
export function PageHead({ pageContext }: PageHeadProps) {
  const { localeId, routeId, localPath, words, shell, alternates } = pageContext;
  const address = (id: PageContext['localeId'], to: string) => shell.siteUrl + localePath(localeOf(id), to);
  const title = words.title === shell.name ? shell.name : `${words.title} · ${shell.name}`;
  const isIndexed = indexed(routeId);
  const home = alternates.find((alternate) => alternate.localeId === defaultLocale.id);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words.description} />
      {/* The colour behind the header, and the meaning of S1-16. */}
      <meta name="theme-color" content="#fbfaf7" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {isIndexed ? (
        <link rel="canonical" href={routeId === 'start' ? `${shell.siteUrl}/` : address(localeId, localPath)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {isIndexed &&
        alternates.map((each) => (
          <link key={each.localeId} rel="alternate" hrefLang={each.localeId} href={address(each.localeId, each.path)} />
        ))}
      {isIndexed && home && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={home.path === '/' ? `${shell.siteUrl}/` : address(home.localeId, home.path)}
        />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:type" content={routeId === 'product' ? 'product' : 'website'} />
      <meta property="og:site_name" content={shell.name} />
      <meta property="og:locale" content={localeId.replace('-', '_')} />
    </>
  );
}

/** The head of the pages that the host shows when it has none: their words come from the messages. */
export function MissingPageHead({ pageContext }: PageHeadProps) {
  const t = knownTranslator(pageContext.localeId)?.t;
  const title = t?.(`${pageContext.routeId as 'notFound' | 'serverError'}.title`) ?? pageContext.shell.name;
  return (
    <PageHead {...({ pageContext: { ...pageContext, words: { ...pageContext.words, title } } } as PageHeadProps)} />
  );
}
