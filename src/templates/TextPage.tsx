import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pageContext';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';

export { PageHead as Head } from '../features/page-head/PageHead';

/** A page of words. */
export default function TextPage({ pageContext: { words } }: PageProps<object, PageContext>) {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      {words.sections.map((section, at) => (
        <EditorialSection key={section.id} section={section} isMirrored={at % 2 === 1} />
      ))}
    </>
  );
}
