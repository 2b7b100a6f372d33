import type { ReactNode } from 'react';
import type { PageWords } from '../../content/pages/pageContext';
import { HydrateWhenVisible } from '../../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../../ui/hydration/lazyNamed';

const PageSections = lazyNamed(() => import(/* webpackChunkName: "page-sections" */ './PageSections'), 'PageSections');

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
