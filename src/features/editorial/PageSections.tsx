import type { ComponentType, ReactNode } from 'react';
import type { PageWords, SectionView } from '../../content/pages/sectionViews';
import { BrandWall } from './BrandWall';
import { CallToActionSection } from './CallToActionSection';
import { ComparisonSection } from './ComparisonSection';
import { EditorialSection } from './EditorialSection';
import { FactsSection } from './FactsSection';
import { LevelsSection } from './LevelsSection';
import { ListSection } from './ListSection';
import { ReportTeaser } from './ReportTeaser';
import { MomentSection } from './MomentSection';
import { StepsSection } from './StepsSection';
import { TilesSection } from './TilesSection';
import { FullWidthSection } from './FullWidthSection';

type SectionProps = { section: SectionView; isMirrored?: boolean };

const components: Partial<Record<SectionView['kind'], ComponentType<SectionProps>>> = {
  words: EditorialSection,
  wide: FullWidthSection,
  call: CallToActionSection,
  steps: StepsSection,
  tiles: TilesSection,
  facts: FactsSection,
  comparison: ComparisonSection,
  levels: LevelsSection,
  moment: MomentSection,
  brands: BrandWall,
  report: ReportTeaser,
};

interface PageSectionsProps {
  sections: PageWords['sections'];
  shelf?: ReactNode;
  /** The first order. Its section is left out without it. */
  starter?: ReactNode;
}

export function PageSections({ sections, shelf, starter }: PageSectionsProps) {
  const withPicture = sections.filter(({ kind, picture }) => kind === 'words' && picture);
  return sections.map((section) => {
    const Component = components[section.kind];
    if (Component)
      return <Component key={section.id} section={section} isMirrored={withPicture.indexOf(section) % 2 === 1} />;
    const isStarter = section.kind === 'starter' && starter;
    return (
      (isStarter || section.kind === 'shelf') && (
        <ListSection key={section.id} section={section}>
          {isStarter || shelf}
        </ListSection>
      )
    );
  });
}
