import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { EntryFrame } from '../features/editorial/EntryFrame';
import { GuideArticle, GuideFacts } from '../features/guides/GuideArticle';
import { GuideTiles } from '../features/guides/GuideTiles';
import { DeferredPageContent } from '../state/DeferredPageContent';

export { PageHead as Head } from '../features/page-head/PageHead';

/** Shows one guide or the list of all guides. */
export default function Guide({ pageContext }: PageProps<object, PageContext>) {
  const { guide, guides } = pageContext;
  return (
    <EntryFrame page={pageContext} intro={guide && <GuideFacts guide={guide} />}>
      <DeferredPageContent>
        {guide && <GuideArticle guide={guide} />}
        {guides && <GuideTiles guides={guides} />}
      </DeferredPageContent>
    </EntryFrame>
  );
}
