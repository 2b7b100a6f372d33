import type { GatsbySSR } from 'gatsby';
import { App } from './src/app/App';
import { renderPage } from './src/app/renderPage';
import { headStart, knowAllMessages, pageAttributes, sortHead } from './src/app/serverSide';
import type { PageContext } from './src/content/pageContext';

knowAllMessages();

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <App context={props.pageContext} path={props.location.pathname}>
    {element}
  </App>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setHtmlAttributes }) => {
  setHeadComponents(headStart);
  setHtmlAttributes(pageAttributes(pathname ?? ''));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(sortHead(getHeadComponents()));
};

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderPage(bodyComponent));
};
