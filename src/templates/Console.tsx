import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Heading } from '../ui/text/Heading';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

export { PageHead as Head } from '../features/page-head/PageHead';

const ConsoleIsland = lazyNamed(() => import('../features/console/ConsoleIsland'), 'ConsoleIsland');

/** Serves dispensary staff. All content comes from the API after sign-in. */
export default function Console({ pageContext }: PageProps<object, PageContext>) {
  const logo = <Logo aria-hidden dangerouslySetInnerHTML={{ __html: pageContext.shell.logo }} />;
  return (
    <>
      <VisuallyHidden as="div">
        <Heading level={1}>Dispensary console</Heading>
      </VisuallyHidden>
      <Suspense>
        <ConsoleIsland logo={logo} />
      </Suspense>
    </>
  );
}

const Logo = styled.span`
  svg {
    width: auto;
    height: 24px;
  }
`;
