import type { GatsbySSR } from 'gatsby';
import { App } from './src/app/App';
import { Root } from './src/app/Root';
import { preloads } from './src/app/preloads';
import type { PageContext } from './src/content/pageContext';
import { setMessages } from './src/i18n/messageStore';
import { en } from './src/i18n/messages/en';
import { enCa } from './src/i18n/messages/enCa';
import { fr } from './src/i18n/messages/fr';

setMessages('en-US', en);
setMessages('en-CA', { ...en, ...enCa });
setMessages('fr-CA', fr);

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <App context={props.pageContext} path={props.location.pathname}>
    {element}
  </App>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, loadPageDataSync }) => {
  setHeadComponents(preloads(pathname, loadPageDataSync));
};
