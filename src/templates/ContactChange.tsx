import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session';
import { Container } from '../ui/Container';
import { lazyNamed } from '../ui/lazyNamed';

export { PageHead as Head } from '../features/page-head/PageHead';

const Change = lazyNamed(() => import('../features/account/ContactChangeIsland'), 'ContactChangeIsland');

/** S2-06: one page for the e-mail address and one for the phone number. */
export default function ContactChange({ pageContext: { words, routeId } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Place>
        {isSignedIn && (
          <Suspense>
            <Change channel={routeId === 'accountPhone' ? 'phone' : 'email'} />
          </Suspense>
        )}
      </Place>
      {words.sections.map((section) => (
        <EditorialSection key={section.id} section={section} />
      ))}
    </>
  );
}

/** Room for the form that is on its way, so that what follows stays where it is. */
const Place = styled(Container)`
  min-height: 24rem;
`;
