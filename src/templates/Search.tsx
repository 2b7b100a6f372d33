import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { routePath } from '../domain/site/routing/routes';
import { PageIntro } from '../features/editorial/PageIntro';
import { whenListDiffers } from '../features/shop/whenListDiffers';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { DeferredPageContent } from '../state/DeferredPageContent';
import { firstInput } from '../state/navigation/firstInput';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyOnInput } from '../ui/hydration/lazyNamed';
import { Cluster } from '../ui/layout/Cluster';
import { Container } from '../ui/layout/Container';
import { Paragraph } from '../ui/text/Paragraph';
import { TextLink } from '../ui/text/TextLink';
import { space } from '../ui/theme/tokens';

const SearchContent = lazyOnInput(() => import('./SearchContent'), 'SearchContent');

export { PageHead as Head } from '../features/page-head/PageHead';

/** Shows all results of the search in the URL and, without one, all products. */
export default function Search({ pageContext: { words, listing } }: PageProps<object, PageContext>) {
  const { locale } = useWords();
  const [trigger] = useState(() => whenListDiffers(locale.country));
  // Start listening now, because the list itself hydrates only after the first input, which starts the prefetch.
  useEffect(() => void firstInput(), []);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} isCompact />
      <Body>
        <noscript>
          <WithoutScript />
        </noscript>
        <DeferredPageContent>
          <HydrateWhenVisible waitsForInput minHeight="100svh" trigger={trigger}>
            <SearchContent listing={listing!} />
          </HydrateWhenVisible>
        </DeferredPageContent>
      </Body>
    </>
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

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-bottom: ${space.section};
`;
