import { createPortal } from 'react-dom';
import type { PagePicture, SectionView } from '../../content/pages/pageContext';
import { useIdle } from '../../state/hooks/useIdle';
import { HeroLight } from './HeroLight';
import { StepsSection } from './StepsSection';

interface HomeStepsProps {
  section: SectionView;
  /** The page's own, by name. */
  pictures: Record<string, PagePicture | undefined>;
}

/** The hero's own pictures, over which the light lies. */
const ground = () => document.querySelector('[data-for="desktop"]')?.parentElement;

/**
 * The first section below the hero, and the light that passes over the hero. Both load on the first input, to keep the
 * first load small.
 */
export function HomeSteps({ section, pictures }: HomeStepsProps) {
  const hero = useIdle() ? ground() : null;
  const { 'hero-oil': oil, 'hero-rim': rim } = pictures;
  return (
    <>
      <StepsSection section={section} />
      {hero && oil && rim && createPortal(<HeroLight oil={oil} rim={rim} />, hero)}
    </>
  );
}
