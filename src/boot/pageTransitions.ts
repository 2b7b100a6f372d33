import { prefersReducedMotion } from '../data/maps/prefersReducedMotion';
import { useNavigation } from '../state/navigation/navigation';
import { motion } from '../ui/theme/tokens';
import { gatsbyLoader } from './internals';
import { runFramesAsTasks, wrapNavigate } from './navigationInternals';

const maxWaitMs = 500;

/** The view-transition name by which a card's picture morphs into the product page's. */
const pictureName = 'product-picture';

/** Lets taps through to the new page while the old one still fades out. */
const css = `::view-transition{pointer-events:none}
::view-transition-old(root),::view-transition-new(root){animation-duration:${motion.medium}}
::view-transition-group(${pictureName}),::view-transition-old(${pictureName}),::view-transition-new(${pictureName}){animation-duration:${motion.slow};animation-timing-function:${motion.ease}}`;

const nextPage = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, maxWaitMs);
    const stop = useNavigation.subscribe(({ opened }, before) => opened !== before.opened && done());
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });

const setTransitionName = (picture: HTMLElement | null, value: string) =>
  picture && (picture.style.viewTransitionName = value);

async function replacePage(open: () => void, from: HTMLElement | null): Promise<void> {
  let to: HTMLElement | null = null;
  setTransitionName(from, pictureName);
  const transition = document.startViewTransition(async () => {
    const restoreFrames = runFramesAsTasks();
    try {
      const shown = nextPage();
      open();
      await shown;
    } finally {
      restoreFrames();
      setTransitionName(from, '');
    }
    to = from && document.querySelector('[data-gallery] img');
    setTransitionName(to, pictureName);
  });
  // The browser skips a transition when the tab is hidden or another one starts. The page is replaced all the same.
  await Promise.allSettled([transition.ready, transition.finished]);
  setTransitionName(to, '');
}

/** True if the path is another page that is already loaded, so that the transition never waits for the network. */
function isLoadedElsewhere(to: string): boolean {
  const { pathname, origin } = new URL(to, window.location.href);
  return (
    origin === window.location.origin &&
    pathname !== window.location.pathname &&
    gatsbyLoader().loadPageSync(pathname) !== undefined
  );
}

/** Fades to the next page, except for Back and Forward, which must restore the scroll position at once. */
export function animatePages(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  let clicked: HTMLElement | null = null;
  let isRunning = false;
  document.addEventListener(
    'click',
    ({ target }) => {
      clicked = (target as Element).closest('article')?.querySelector('picture img') ?? null;
    },
    { capture: true },
  );
  wrapNavigate((navigate) => (to, options) => {
    const from = clicked?.isConnected ? clicked : null;
    clicked = null;
    const open = () => navigate(to, options);
    const isPlain = typeof to === 'number' || prefersReducedMotion() || document.querySelector('dialog[open]');
    if (isPlain || isRunning || !isLoadedElsewhere(to)) return open();
    isRunning = true;
    void replacePage(open, from).finally(() => (isRunning = false));
  });
}
