import type { ReactNode } from 'react';
import type { PageWords } from '../../content/pages/sectionViews';
import { HydrateWhenVisible } from '../../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../../ui/hydration/lazyNamed';

const PageSections = lazyNamed(() => import(/* webpackChunkName: "page-sections" */ './PageSections'), 'PageSections');

interface DeferredSectionsProps {
  sections: PageWords['sections'];
  shelf?: ReactNode;
  starter?: ReactNode;
}

/** The HTML contains these sections, and they hydrate when they become visible. */
export const DeferredSections = (sections: DeferredSectionsProps) => (
  <HydrateWhenVisible minHeight="300vh">
    <PageSections {...sections} />
  </HydrateWhenVisible>
);
