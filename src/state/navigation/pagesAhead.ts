import { firstInput } from './firstInput';
import { pageLoader, type LoadPage } from './pageLoader';

/** A phone's shoppers scroll and tap within a moment, so the next screen is loaded ahead too. */
const margin = '100% 0px';

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

let started: Promise<LoadPage> | undefined;
/** The page loader, after the first input. */
async function startedLoader(): Promise<LoadPage> {
  const loadPage = await pageLoader;
  await firstInput();
  return loadPage;
}

/**
 * Loads the page of each item's first link once the item comes near the screen. Gatsby's links wait three seconds before
 * they do that, and then load four pages at a time, so a tap would often wait for the network. Returns a function that
 * stops it.
 */
export function watchItems(items: Iterable<Element>): () => void {
  const stopped = new AbortController();
  const watch = async () => {
    if (savesData()) return;
    const loadPage = await (started ??= startedLoader());
    if (stopped.signal.aborted) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const link = target.querySelector('a');
          // A page that fails to load is loaded again when it is opened.
          if (link) loadPage(link.pathname).catch(() => undefined);
        }
      },
      { rootMargin: margin },
    );
    for (const item of items) observer.observe(item);
    stopped.signal.addEventListener('abort', () => observer.disconnect());
  };
  void watch();
  return () => stopped.abort();
}
