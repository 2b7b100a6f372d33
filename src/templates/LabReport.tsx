import type { HeadProps, PageProps } from 'gatsby';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { parseBatchNumber } from '../domain/laboratory/batchNumber';
import { PageIntro } from '../features/editorial/PageIntro';
import { PageHead } from '../features/page-head/PageHead';
import { useClientValue } from '../state/hooks/useClientValue';
import { Skeleton } from '../ui/feedback/Skeleton';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Container } from '../ui/layout/Container';
import { space } from '../ui/theme/tokens';

const ReportIsland = lazyNamed(
  () => import(/* webpackChunkName: "island-lab-report" */ '../features/lab-report/ReportPage'),
  'ReportIsland',
);

const placeholder = <Skeleton $height="640px" aria-hidden />;

/** In the head, because HTML allows style elements nowhere else. */
export function Head(props: HeadProps<object, PageContext>) {
  return (
    <>
      <PageHead {...props} />
      <style media="print">{'@page{margin:10mm}'}</style>
    </>
  );
}

/** Serves /lab-report/{batchId}; the batch id is only known in the browser. */
export default function LabReport({ pageContext, location }: PageProps<object, PageContext>) {
  const { words, localPath } = pageContext;
  const isHydrated = useClientValue(() => true, false);
  const [, rest = ''] = location.pathname.split(localPath);
  return (
    <>
      <Screen>
        <PageIntro heading={words.heading} lead={words.lead} />
      </Screen>
      <Body>
        {isHydrated ? (
          <Suspense fallback={placeholder}>
            <ReportIsland batchId={parseBatchNumber(rest)} />
          </Suspense>
        ) : (
          placeholder
        )}
      </Body>
    </>
  );
}

const Screen = styled.div`
  @media print {
    display: none;
  }
`;

const Body = styled(Container)`
  padding-bottom: ${space.section};
  @media print {
    max-width: none;
    padding: 0;
  }
`;
