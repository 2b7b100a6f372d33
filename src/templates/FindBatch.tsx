import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { DeferredSections } from '../features/editorial/DeferredSections';
import { PageIntro } from '../features/editorial/PageIntro';
import { RecallList } from '../features/lab-report/RecallList';
import { useClientValue } from '../state/hooks/useClientValue';
import { Skeleton } from '../ui/feedback/Skeleton';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';
import { Stack } from '../ui/layout/Stack';

export { PageHead as Head } from '../features/page-head/PageHead';

const FinderIsland = lazyNamed(
  () => import(/* webpackChunkName: "island-find-batch" */ '../features/lab-report/BatchFinder'),
  'FinderIsland',
);

const placeholder = <Skeleton $height="180px" aria-hidden />;

export default function FindBatch({ pageContext: { words, recalls = [] } }: PageProps<object, PageContext>) {
  // The form needs scripts, so the HTML has a placeholder of its height.
  const isHydrated = useClientValue(() => true, false);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Container $width="text">
        <Stack $gap={16}>
          {isHydrated ? (
            <Suspense fallback={placeholder}>
              <FinderIsland />
            </Suspense>
          ) : (
            placeholder
          )}
          <RecallList recalls={recalls} />
        </Stack>
      </Container>
      <DeferredSections sections={words.sections} />
    </>
  );
}
