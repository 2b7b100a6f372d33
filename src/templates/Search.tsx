import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { routePath } from '../domain/site/routing/routes';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { lazyOnInput } from '../ui/hydration/lazyNamed';
import { Cluster } from '../ui/layout/Cluster';
import { Paragraph } from '../ui/text/Paragraph';
import { TextLink } from '../ui/text/TextLink';
import { ListFrame } from './ListFrame';

const SearchContent = lazyOnInput(() => import('./SearchContent'), 'SearchContent');

export { PageHead as Head } from '../features/page-head/PageHead';

/** Shows all results of the search in the URL and, without one, all products. */
export default function Search({ pageContext: { words, listing } }: PageProps<object, PageContext>) {
  const before = (
    <noscript>
      <WithoutScript />
    </noscript>
  );
  return (
    <ListFrame words={words} before={before}>
      <SearchContent listing={listing!} />
    </ListFrame>
  );
}

function WithoutScript() {
  const { t } = useWords('search');
  return (
    <>
      <Paragraph>{t('search.noScript')}</Paragraph>
      <Cluster $gap={4}>
        <TextLink as={LocalLink} to={routePath('pods')}>
          {t('search.pods')}
        </TextLink>
        <TextLink as={LocalLink} to={routePath('stores')}>
          {t('search.stores')}
        </TextLink>
        <TextLink as={LocalLink} to={routePath('partners')}>
          {t('search.makers')}
        </TextLink>
        <TextLink as={LocalLink} to={routePath('support')}>
          {t('search.support')}
        </TextLink>
      </Cluster>
    </>
  );
}
