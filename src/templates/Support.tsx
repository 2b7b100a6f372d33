import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { LaterSections } from '../features/editorial/LaterSections';
import { SupportAnswers } from '../features/support/SupportAnswers';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { useLocationSearch } from '../state/hooks/useLocationSearch';

export { PageHead as Head } from '../features/page-head/PageHead';

const ContactCard = lazyNamed(() => import('../features/support/ContactCard'), 'ContactCard');

export default function Support({ pageContext: { words, shell }, location }: PageProps<object, PageContext>) {
  const asked = new URLSearchParams(useLocationSearch()).get('q') ?? '';
  return (
    <>
      <SupportAnswers words={words} shell={shell} asked={asked} hash={location.hash} />
      <LaterSections sections={words.sections} />
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
