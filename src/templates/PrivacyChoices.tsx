import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { ConsentChoices } from '../features/consent/ConsentChoices';
import { PageIntro } from '../features/editorial/PageIntro';
import { Container } from '../ui/layout/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function PrivacyChoices({ pageContext: { words } }: PageProps<object, PageContext>) {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Body $width="text">
        <ConsentChoices />
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;
