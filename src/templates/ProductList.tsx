import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { ProductListing } from '../features/shop/ProductListing';
import { RestOfPage } from '../state/RestOfPage';
import { Container } from '../ui/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function ProductList({ pageContext: { words, routeId, listing } }: PageProps<object, PageContext>) {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="wide" />
      <Body $width="wide">
        <RestOfPage>
          <ProductListing listing={listing!} routeId={routeId} />
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
