import type { GatsbyBrowser } from 'gatsby';
import type * as Site from './src/app/site';
import type { PageContext } from './src/content/pageContext';

/** Not imported above: Gatsby's own parts import this file, and `enter` runs those before the site's. */
let site: typeof Site;

// An edit that no component takes up by itself runs this file again and not `onClientEntry`: the page starts anew instead.
if (process.env.NODE_ENV === 'development')
  (module as { hot?: { dispose: (then: () => void) => void } }).hot?.dispose(() => window.location.reload());

// Gatsby waits for the promise before it hydrates: by then the page's words are there.
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () =>
  (async () => {
    site = await import(/* webpackMode: "eager" */ './src/app/site');
    await site.startClient(window.location.pathname);
  })() as unknown as void;

export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = ({ pathname, loadPage }) =>
  void site.readyPage(pathname, loadPage as Parameters<typeof Site.readyPage>[1]);

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => site.pageDelayed();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  site.pageOpened(location.pathname, prevLocation?.pathname);

// Gatsby's types know the function of React 17.
export const replaceHydrateFunction = () => site.hydratePage as never;

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <site.App context={props.pageContext} path={props.location.pathname}>
    {element}
  </site.App>
);
