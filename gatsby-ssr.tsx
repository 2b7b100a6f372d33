import type { GatsbySSR } from 'gatsby';
import { App } from './src/app/App';
import type { PageContext } from './src/content/pageContext';
import { addMessages } from './src/i18n/messageStore';
import { en } from './src/i18n/messages/en';
import { enCa } from './src/i18n/messages/enCa';
import { fr } from './src/i18n/messages/fr';
import { fontUrl } from './src/ui/theme/fonts';

for (const group of ['first', 'later'] as const) {
  addMessages('en-US', group, en);
  addMessages('en-CA', group, { ...en, ...enCa });
  addMessages('fr-CA', group, fr);
}

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <App context={props.pageContext} path={props.location.pathname}>
    {element}
  </App>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([<link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />]);
};
