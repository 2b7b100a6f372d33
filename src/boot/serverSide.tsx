import { cloneElement, isValidElement, type ReactNode } from 'react';
import { endOfHeaderId } from '../app/headerRules';
import { listPathOfPage } from '../domain/catalogue/list/listPage';
import { defaultLocale, splitLocalePath } from '../domain/region/locales';
import { manifestPath } from '../domain/site/manifestPath';
import { messageGroups } from '../domain/site/messageGroups';
import { addMessages } from '../i18n/messageStore';
import { en } from '../i18n/messages/en';
import { enCa } from '../i18n/messages/enCa';
import { fr } from '../i18n/messages/fr';
import { fontUrl } from '../ui/theme/fonts';
import { globalCss } from '../ui/theme/globalCss';
import type { PageContext } from '../content/pages/pageContext';
import { beforePaint, pageAttributes } from './beforePaint';
import { regionCss } from './regionCss';

/** Loads all messages of every language, since the HTML is rendered synchronously. */
export function loadAllMessages(): void {
  for (const group of messageGroups) {
    addMessages('en-US', group, en);
    addMessages('en-CA', group, { ...en, ...enCa });
    addMessages('fr-CA', group, fr);
  }
}

/** The first elements of every page's head. */
export const headStart = [
  <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaint }} />,
  <style key="global" dangerouslySetInnerHTML={{ __html: globalCss + regionCss }} />,
  // A browser that paints a half-parsed header moves its right-aligned tools when it has the rest.
  <link key="whole-header" rel="expect" href={`#${endOfHeaderId}`} blocking="render" />,
  <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
];

/** Attributes of the root element before any script runs. The development server's own pages have no context. */
export const rootAttributes = (path: string, context: Partial<PageContext> | undefined) =>
  pageAttributes(listPathOfPage(path), context?.product?.summary.regions);

/** The link to the manifest of the page's locale: the plugin links the default locale's everywhere. */
function inLocale(component: ReactNode, path: string): ReactNode {
  const isManifest = isValidElement<{ rel?: string; href?: string }>(component) && component.props.rel === 'manifest';
  const { id } = splitLocalePath(path)?.locale ?? defaultLocale;
  return isManifest ? cloneElement(component, { href: manifestPath(id) }) : component;
}

/** Puts our styles before the components' styles, which is the order in the browser after startup. */
export const sortHead = (components: ReactNode[], path: string): ReactNode[] => [
  ...headStart,
  ...components
    .filter((component) => !headStart.includes(component as (typeof headStart)[number]))
    .map((component) => inLocale(component, path)),
];
