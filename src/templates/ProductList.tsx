import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { whenListDiffers } from '../features/shop/whenListDiffers';
import { useWords } from '../i18n/LocaleContext';
import { firstInput } from '../state/navigation/firstInput';
import { DeferredPageContent } from '../state/DeferredPageContent';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed, lazyOnInput } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';
import { space } from '../ui/theme/tokens';

const ProductListing = lazyOnInput(() => import('../features/shop/ProductListing'), 'ProductListing');
const LandingLinks = lazyNamed(() => import('../features/shop/LandingLinks'), 'LandingLinks');

export { PageHead as Head } from '../features/page-head/PageHead';

export default function ProductList({ pageContext: page }: PageProps<object, PageContext>) {
  const { words, routeId, listing, links } = page;
  const { locale, t } = useWords('shop');
  const [trigger] = useState(() => whenListDiffers(locale.country));
  // Start listening now, because the list itself hydrates only after the first input, which starts the prefetch.
  useEffect(() => void firstInput(), []);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} isCompact />
      <Body>
        <DeferredPageContent>
          <HydrateWhenVisible waitsForInput minHeight="100svh" trigger={trigger}>
            <ProductListing listing={listing!} routeId={routeId} />
          </HydrateWhenVisible>
          {links && (
            <HydrateWhenVisible minHeight={`${100 + 32 * links.length}px`}>
              <LandingLinks heading={t('list.kinds')} links={links} />
            </HydrateWhenVisible>
          )}
        </DeferredPageContent>
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
