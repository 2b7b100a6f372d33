import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { SectionNotes } from '../features/editorial/SectionNotes';
import { useSession } from '../state/session/session';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';
import { FormColumns } from '../ui/layout/FormColumns';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

const Change = lazyNamed(() => import('../features/account/contact/ContactChange'), 'ContactChangeIsland');

/** Serves the pages that change the email address and the phone number. */
export default function ContactChange({ pageContext: { words, routeId } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Body>
        <FormColumns>
          <FormSpace>
            {isSignedIn && (
              <Suspense>
                <Change channel={routeId === 'accountPhone' ? 'phone' : 'email'} />
              </Suspense>
            )}
          </FormSpace>
          <SectionNotes sections={words.sections} />
        </FormColumns>
      </Body>
    </>
  );
}

/** Reserves space for the lazy form. */
const FormSpace = styled.div`
  min-height: 24rem;
`;

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;
