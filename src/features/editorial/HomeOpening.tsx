import { createPortal } from 'react-dom';
import type { PagePicture, SectionView } from '../../content/pages/sectionViews';
import { useIdle } from '../../state/hooks/useIdle';
import { HeroLight } from './HeroLight';
import { PageSections } from './PageSections';

interface HomeOpeningProps {
  sections: SectionView[];
  pictures: Record<string, PagePicture | undefined>;
}

const findHero = () => document.querySelector('[data-for="desktop"]')?.parentElement;

/** Also renders the hero's light, because both load on the first input. */
export function HomeOpening({ sections, pictures }: HomeOpeningProps) {
  const hero = useIdle() ? findHero() : null;
  const { 'hero-oil': oil, 'hero-rim': rim } = pictures;
  return (
    <>
      <PageSections sections={sections} />
      {hero && oil && rim && createPortal(<HeroLight oil={oil} rim={rim} />, hero)}
    </>
  );
}
