import type { GatsbyBrowser } from 'gatsby';
import { App } from './src/app/App';
import { hydratePage } from './src/app/hydratePage';
import { readyPage } from './src/app/readyPage';
import { pageDelayed, pageOpened, startClient } from './src/app/startClient';
import type { PageContext } from './src/content/pageContext';

// Gatsby waits for the promise before it hydrates: by then the page's words are there.
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () =>
  startClient(window.location.pathname) as unknown as void;

export const onPostPrefetchPathname: GatsbyBrowser['onPostPrefetchPathname'] = ({ pathname, loadPage }) =>
  void readyPage(pathname, loadPage as Parameters<typeof readyPage>[1]);

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = pageDelayed;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  pageOpened(location.pathname, prevLocation?.pathname);

// Gatsby's types know the function of React 17.
export const replaceHydrateFunction = () => hydratePage as never;

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <App context={props.pageContext} path={props.location.pathname}>
    {element}
  </App>
);
