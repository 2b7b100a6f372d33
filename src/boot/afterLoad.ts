import { animatePages } from './pageTransitions';
import { watchWorker } from './watchWorker';

/** Starts, in one script, everything that a page needs only after it has loaded. */
export function afterLoad(): void {
  watchWorker();
  // Checks for reduced motion at each navigation, because a visitor may switch it at any time.
  if ('startViewTransition' in document) animatePages();
}
