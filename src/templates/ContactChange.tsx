import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session/session';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

const Change = lazyNamed(() => import('../features/account/contact/ContactChange'), 'ContactChangeIsland');

/** Serves the pages that change the email address and the phone number. */
export default function ContactChange({ pageContext: { words, routeId } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <FormSpace>
        {isSignedIn && (
          <Suspense>
            <Change channel={routeId === 'accountPhone' ? 'phone' : 'email'} />
          </Suspense>
        )}
      </FormSpace>
      {words.sections.map((section) => (
        <EditorialSection key={section.id} section={section} />
      ))}
    </>
  );
}

/** Reserves space for the lazy form. */
const FormSpace = styled(Container)`
  min-height: 24rem;
`;
