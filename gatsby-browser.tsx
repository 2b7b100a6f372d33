import type { GatsbyBrowser } from 'gatsby';
import type * as Site from './src/boot/site';
import type { PageContext } from './src/content/pages/pageContext';

/** Required when needed: Gatsby's own modules import this file, and `enter` runs those before the site's. */
let site: typeof Site;

// If no component can hot-replace an edit, webpack reruns this file without calling `onClientEntry`.
if (process.env.NODE_ENV === 'development')
  (module as { hot?: { dispose: (then: () => void) => void } }).hot?.dispose(() => window.location.reload());

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  site = require('./src/boot/site') as typeof Site;
  site.startClient(window.location.pathname);
};

export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = ({ pathname, loadPage }) =>
  void site.prefetchPage(pathname, loadPage as Parameters<typeof Site.prefetchPage>[1]);

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => site.pageDelayed();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  site.pageOpened(location.pathname, prevLocation?.pathname);

// Gatsby's types still expect React 17's `hydrate`.
export const replaceHydrateFunction = () => site.hydratePage as never;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (args) => site.shouldUpdateScroll(args) as never;

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({ element, props }) =>
  site.wrapPage(element, props.pageContext, props.location.pathname);
