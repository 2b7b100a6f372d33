import { text } from 'node:stream/consumers';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { endOfHeaderId } from '../app/header/headerRules';
import { visitedPath } from '../domain/site/routing/listPage';
import { defaultLocale, splitLocalePath } from '../domain/region/locales';
import { regionsOfPage } from '../domain/region/regions';
import { manifestPath } from '../domain/site/manifestPath';
import { messageGroups } from '../domain/site/messageGroups';
import { addMessages } from '../i18n/messageStore';
import { en } from '../i18n/messages/en';
import { enCa } from '../i18n/messages/enCa';
import { fr } from '../i18n/messages/fr';
import { fontUrl } from '../ui/theme/fonts';
import { globalCss } from '../ui/theme/globalCss';
import type { PageContext } from '../content/pages/pageContext';
import { pageAttributes, regionCss } from './beforePaint';

/** Call before rendering, so that components find their messages without waiting. */
export function loadAllMessages(): void {
  for (const group of messageGroups) {
    addMessages('en-US', group, en);
    addMessages('en-CA', group, { ...en, ...enCa });
    addMessages('fr-CA', group, fr);
  }
}

/** The text of inline/head.ts, which the build inserts. */
declare const HEAD_SCRIPT: string;

export const headStart = [
  <script key="before-paint" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />,
  <style key="global" dangerouslySetInnerHTML={{ __html: globalCss + regionCss }} />,
  // Otherwise a browser may paint a half-parsed header, whose right-aligned tools then move.
  <link key="whole-header" rel="expect" href={`#${endOfHeaderId}`} blocking="render" />,
  <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
];

/** Returns the attributes of the root element. The development server's own pages have no context. */
export const rootAttributes = (path: string, context: Partial<PageContext> | undefined) =>
  pageAttributes(visitedPath(path, context?.listing), regionsOfPage(context));

/** gatsby-plugin-manifest links the default locale's manifest everywhere. */
function linkLocaleManifest(component: ReactNode, path: string): ReactNode {
  const isManifest = isValidElement<{ rel?: string; href?: string }>(component) && component.props.rel === 'manifest';
  const { id } = splitLocalePath(path)?.locale ?? defaultLocale;
  return isManifest ? cloneElement(component, { href: manifestPath(id) }) : component;
}

/** Puts our styles before the components' styles, which is their order after hydration too. */
export const sortHead = (components: ReactNode[], path: string): ReactNode[] => [
  ...headStart,
  ...components
    .filter((component) => !headStart.includes(component as (typeof headStart)[number]))
    .map((component) => linkLocaleManifest(component, path)),
];

/** Renders in reading order. By default React moves large parts to the end, hidden, for a script to put in place. */
export async function renderPage(page: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await text(prelude);
  if (failure) throw failure;
  return html;
}
