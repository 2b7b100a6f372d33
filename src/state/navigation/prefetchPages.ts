import { prefersReducedData } from '../prefersReducedData';
import { firstInput } from './firstInput';
import { pageLoader, type LoadPage } from './pageLoader';

/** Phone users scroll and tap within a moment, so the next screen is prefetched too. */
const margin = '100% 0px';

let loaderAfterInput: Promise<LoadPage> | undefined;
async function waitForInput(): Promise<LoadPage> {
  const loadPage = await pageLoader;
  await firstInput();
  return loadPage;
}

/** Gatsby's links wait three seconds and then load four pages at a time, so a tap would often wait for the network. */
export function prefetchPages(items: Iterable<Element>): () => void {
  const stopped = new AbortController();
  const watch = async () => {
    if (prefersReducedData()) return;
    const loadPage = await (loaderAfterInput ??= waitForInput());
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
