import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { Listing } from '../features/shop/Listing';
import { Container } from '../ui/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-11 … S2-13. */
export default function ProductList({ pageContext: { words, routeId, listing } }: PageProps<object, PageContext>) {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="wide" />
      <Body $width="wide">
        <Listing listing={listing!} routeId={routeId} />
      </Body>
    </>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: ${space[6]};
  padding-bottom: ${space.section};
`;
