import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { DeferredSections } from '../features/editorial/DeferredSections';
import { SupportAnswers } from '../features/support/SupportAnswers';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { useLocationSearch } from '../state/hooks/useLocationSearch';

export { PageHead as Head } from '../features/page-head/PageHead';

const ContactCard = lazyNamed(() => import('../features/support/ContactCard'), 'ContactCard');

export default function Support({ pageContext: { words, shell }, location }: PageProps<object, PageContext>) {
  const urlQuery = new URLSearchParams(useLocationSearch()).get('q') ?? '';
  return (
    <>
      <SupportAnswers words={words} shell={shell} urlQuery={urlQuery} hash={location.hash} />
      <DeferredSections sections={words.sections} />
      {words.sections.map(
        (section) =>
          section.kind === 'contact' && (
            <HydrateWhenVisible key={section.id} minHeight="400px">
              <ContactCard section={section} shell={shell} />
            </HydrateWhenVisible>
          ),
      )}
    </>
  );
}
