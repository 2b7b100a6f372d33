import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { ProductListing } from '../features/shop/ProductListing';
import { useWords } from '../i18n/LocaleContext';
import { RestOfPage } from '../state/RestOfPage';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';
import { space } from '../ui/theme/tokens';

const LandingLinks = lazyNamed(() => import('../features/shop/LandingLinks'), 'LandingLinks');

export { PageHead as Head } from '../features/page-head/PageHead';

export default function ProductList({ pageContext: page }: PageProps<object, PageContext>) {
  const { words, routeId, listing, links } = page;
  const { t } = useWords('shop');
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} isCompact />
      <Body>
        <RestOfPage>
          <ProductListing listing={listing!} routeId={routeId} />
          {links && (
            <HydrateWhenVisible minHeight={`${100 + 32 * links.length}px`}>
              <LandingLinks heading={t('list.kinds')} links={links} />
            </HydrateWhenVisible>
          )}
        </RestOfPage>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-bottom: ${space.section};
`;
