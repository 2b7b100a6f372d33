import { nextTask } from '../data/page/nextTask';

/**
 * Where the browser enters the site: Gatsby's own entry, after the scripts that it needs were run part by part. They come in
 * the same file; to run them at once would hold a phone's only thread for longer than a press may wait.
 */
async function enter(): Promise<void> {
  const parts = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ '../ui/VisuallyHidden'),
    () => import(/* webpackMode: "eager" */ './startClient'),
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
