import { nextTask } from '../data/page/nextTask';
import { reportStartFailure } from './startFailed';

/**
 * Runs the modules of the first script in separate tasks, then Gatsby's browser entry. In one task they would block a
 * phone's main thread for too long.
 */
async function enter(): Promise<void> {
  const parts = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    // Loads styled-components, which reads the styles of the HTML. A direct dynamic import would not be tree-shaken.
    () => import(/* webpackMode: "eager" */ '../ui/text/VisuallyHidden'),
    () => import(/* webpackMode: "eager" */ './startClient'),
    // Loads Gatsby's links, loader and router.
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
