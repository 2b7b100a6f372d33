import { nextTask } from '../data/page/nextTask';
import { reportStartFailure } from './startFailed';

/**
 * Runs the scripts part by part, then Gatsby's own entry. All parts are in one file, which would block a phone's main
 * thread for too long if it ran in one task.
 */
async function enter(): Promise<void> {
  const parts = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    // Brings styled-components, which reads the styles of the HTML. Imported by name, it would not be tree-shaken.
    () => import(/* webpackMode: "eager" */ '../ui/text/VisuallyHidden'),
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
