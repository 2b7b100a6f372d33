import type { GatsbySSR } from 'gatsby';
import { App } from './src/app/App';
import { visitedPath } from './src/domain/site/routing/listPage';
import { headStart, loadAllMessages, renderPage, rootAttributes, sortHead } from './src/boot/serverSide';
import type { PageContext } from './src/content/pages/pageContext';

loadAllMessages();

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <App context={props.pageContext} path={visitedPath(props.location.pathname, props.pageContext.listing)}>
    {element}
  </App>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  const { pathname, loadPageDataSync, setHeadComponents, setHtmlAttributes } = page;
  // The development server has no page data, despite the types.
  const data = pathname ? loadPageDataSync?.(pathname) : undefined;
  setHeadComponents(headStart);
  setHtmlAttributes(rootAttributes(pathname ?? '', data?.result.pageContext as PageContext | undefined));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  page.replaceHeadComponents(sortHead(page.getHeadComponents(), page.pathname));
  // Only the development server needs Gatsby's scripts. In a build, the start script loads them after the first paint.
  if (process.env.NODE_ENV === 'production') page.replacePostBodyComponents([]);
};

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderPage(bodyComponent));
};
