import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { shownWhereOn } from '../domain/region/shownIn';
import { DeliveryFacts } from '../features/delivery-address/DeliveryFacts';
import { PageIntro } from '../features/editorial/PageIntro';
import { DeferredSections } from '../features/editorial/DeferredSections';
import { TilesSection } from '../features/editorial/TilesSection';
import { DeferredPageContent } from '../state/DeferredPageContent';
import { space } from '../ui/theme/tokens';
import { lazyNamed } from '../ui/hydration/lazyNamed';

export { PageHead as Head } from '../features/page-head/PageHead';

const ShelfWithHistory = lazyNamed(() => import('./ShelfWithHistory'), 'ShelfWithHistory');

export default function Discover({ pageContext }: PageProps<object, PageContext>) {
  const { words, listing, routeId } = pageContext;
  const [first, ...rest] = words.sections;
  const tiles = first?.kind === 'tiles' ? first : null;
  return (
    <Page>
      <PageIntro heading={words.heading} lead={words.lead}>
        <div {...shownWhereOn('expressDelivery')}>
          <DeliveryFacts />
        </div>
      </PageIntro>
      <DeferredPageContent>
        {tiles && <TilesSection section={tiles} />}
        <DeferredSections
          sections={tiles ? rest : words.sections}
          shelf={<ShelfWithHistory listing={listing!} routeId={routeId} limit={8} hasLastOrder />}
        />
      </DeferredPageContent>
    </Page>
  );
}

const Page = styled.div`
  padding-bottom: ${space.section};
`;
