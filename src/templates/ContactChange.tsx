import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { useSession } from '../state/session/session';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { FormPage } from '../features/editorial/FormPage';

export { PageHead as Head } from '../features/page-head/PageHead';

const Change = lazyNamed(() => import('../features/account/contact/ContactChange'), 'ContactChangeIsland');

/** Serves the pages that change the email address and the phone number. */
export default function ContactChange({ pageContext: { words, routeId } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <FormPage words={words}>
      <FormSpace>
        {isSignedIn && (
          <Suspense>
            <Change channel={routeId === 'accountPhone' ? 'phone' : 'email'} />
          </Suspense>
        )}
      </FormSpace>
    </FormPage>
  );
}

/** Reserves space for the lazy form. */
const FormSpace = styled.div`
  min-height: 24rem;
`;
