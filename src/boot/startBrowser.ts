import { nextTask } from '../data/page/nextTask';
import { keepStyles } from './internals';
import { reportStartFailure } from './startFailed';

/**
 * The browser's entry point: runs the scripts that Gatsby needs part by part, then Gatsby's own entry. All parts are
 * in one file; running them in one task would block a phone's main thread for too long.
 */
async function enter(): Promise<void> {
  const parts = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    // Importing one of our modules also pulls in the library below it with tree shaking. Importing the library by
    // name would include all its exports. This one brings styled-components, which reads the styles of the HTML.
    () => {
      keepStyles();
      return import(/* webpackMode: "eager" */ '../ui/text/VisuallyHidden');
    },
    () => import(/* webpackMode: "eager" */ './startClient'),
    // Brings Gatsby's links, loader and router.
    () => import(/* webpackMode: "eager" */ '../i18n/LocalLink'),
    () => import(/* webpackMode: "eager" */ './site'),
  ];
  for (const part of parts) {
    await part();
    await new Promise<void>(nextTask);
  }
  await import(/* webpackMode: "eager" */ '~gatsby/production-app');
}

enter().catch((error: unknown) => {
  reportStartFailure();
  throw error;
});
