import type { SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { SectionText } from './SectionText';

/** Short sections beside or below a form, each on a card. */
export function SectionNotes({ sections }: { sections: readonly SectionView[] }) {
  return (
    <Stack $gap={4}>
      {sections.map((section) => (
        <Card
          as="section"
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-heading`}
          {...(section.regions && shownIn(section.regions))}
        >
          <SectionText section={section} size="note" />
        </Card>
      ))}
    </Stack>
  );
}
