import type { ReactNode } from 'react';
import type { PageWords } from '../../content/pageContext';
import { HydrateWhenVisible } from '../../ui/HydrateWhenVisible';
import { lazyNamed } from '../../ui/lazyNamed';

const PageSections = lazyNamed(() => import('./PageSections'), 'PageSections');

interface LaterSectionsProps {
  sections: PageWords['sections'];
  shelf?: ReactNode;
}

/** The sections below the first screen: present in the HTML, hydrated when they become visible. */
export const LaterSections = (sections: LaterSectionsProps) => (
  <HydrateWhenVisible minHeight="300vh">
    <PageSections {...sections} />
  </HydrateWhenVisible>
);
