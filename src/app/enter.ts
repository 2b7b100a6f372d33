import { nextTask } from '../data/page/nextTask';
import { keepStyles } from './keepStyles';

/**
 * Where the browser enters the site: Gatsby's own entry, after the scripts that it needs were run part by part. They come in
 * the same file; to run them at once would hold a phone's only thread for longer than a press may wait.
 */
async function enter(): Promise<void> {
  const parts = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    // A part of ours stands for the library under it: a library that is named itself comes with all that it exports.
    // styled-components, which reads the styles of the HTML
    () => {
      keepStyles();
      return import(/* webpackMode: "eager" */ '../ui/VisuallyHidden');
    },
    () => import(/* webpackMode: "eager" */ './startClient'),
    // Gatsby's links, loader and router
    () => import(/* webpackMode: "eager" */ '../i18n/LocalLink'),
    () => import(/* webpackMode: "eager" */ './Header'),
    () => import(/* webpackMode: "eager" */ './Footer'),
    () => import(/* webpackMode: "eager" */ './site'),
  ];
  for (const part of parts) {
    await part();
    await new Promise<void>(nextTask);
  }
  await import(/* webpackMode: "eager" */ '~gatsby/production-app');
}

void enter();
