import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';
import { useSession } from '../state/session/session';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';

export { PageHead as Head } from '../features/page-head/PageHead';

const Pods = lazyNamed(() => import('../features/pods/PodsPage'), 'PodsIsland');

export default function MyPods({ pageContext: { words } }: PageProps<object, PageContext>) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Container>
        {isSignedIn && (
          <Suspense>
            <Pods />
          </Suspense>
        )}
      </Container>
      {words.sections.map((section) => (
        <EditorialSection key={section.id} section={section} />
      ))}
    </>
  );
}
