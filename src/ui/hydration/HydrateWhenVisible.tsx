import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { Hydrated } from './Hydrated';
import type { LazyPart } from './lazyNamed';
import { untilScrolled } from '../theme/untilScrolled';

interface HydrateWhenVisibleProps {
  /**
   * A `lazyNamed` component. On a page that was built its element is never replaced, so changes must reach it through a
   * store.
   */
  children: ReactElement;
  /** The reserved space, as a CSS length. */
  minHeight: string;
  /** Another trigger: calls `open` when the part must hydrate, and returns a cleanup function. Must be a stable reference. */
  trigger?: (open: () => void) => () => void;
  /** For a part of the first screen that works as HTML. Its script loads at the first input on the page. */
  waitsForInput?: boolean;
  /** Called at each input on the part until it hydrates. Must be a stable reference. */
  onTouch?: () => void;
}

/** Small enough that the first load does not fetch scripts for a phone's second screen. */
const margin = '160px 0px';
/** Voice control and password managers change fields without pointing at them or focusing them. */
const touches = ['pointerover', 'touchstart', 'focusin', 'input', 'click'] as const;
const inputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

const presses = ['pointerdown', 'touchstart', 'focusin', 'click'];

/** True if the event is on a link to another page, which would have to wait for the scripts of this one. */
function pressesLink({ target, type, pointerType }: Event & { pointerType?: string }): boolean {
  const isPress = presses.includes(type) || (type === 'pointerover' && pointerType !== 'mouse');
  return isPress && (target as Element).closest('a[href^="/"]') !== null;
}

function createLatch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Dispatched on a part that was clicked, if its script failed to load. Bubbles. */
export const partFailedEvent = 'partfailed';

/** If loading fails, the server's HTML stays and the next touch retries. */
async function loadPart(type: ReactElement['type']): Promise<boolean> {
  try {
    if (typeof type !== 'string' && 'load' in type) await (type as LazyPart<object>).load();
    return true;
  } catch {
    return false;
  }
}

type Latch = ReturnType<typeof createLatch>;

const never = () => () => undefined;

const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );

/** Suspends only while hydrating. React keeps the server's HTML until the latch opens. */
function LatchBoundary({ latch, children }: { latch: Latch; children: ReactNode }) {
  if (useIsHydrating()) use(latch.opened);
  return children;
}

/** Hydrates a part of the static HTML once it is near the screen or touched. Other pages load it immediately. */
export function HydrateWhenVisible({ children, minHeight, trigger, waitsForInput, onTouch }: HydrateWhenVisibleProps) {
  const box = useRef<HTMLDivElement>(null);
  const [latch] = useState(createLatch);
  const boundary = (
    <Suspense fallback={<div style={{ minHeight }} />}>
      <LatchBoundary latch={latch}>
        <Hydrated element={box}>{children}</Hydrated>
      </LatchBoundary>
    </Suspense>
  );
  // If a suspended boundary rerenders, React discards the server's HTML.
  const [built] = useState(useIsHydrating() ? boundary : null);
  const { type } = children;
  useEffect(() => {
    const element = box.current!;
    const stopped = new AbortController();
    const open = async (): Promise<boolean> => {
      if (!(await loadPart(type))) return false;
      stopped.abort();
      latch.open();
      return true;
    };
    if (!('IntersectionObserver' in window)) return void open();
    // Listen on the window, because React blocks events from its root down to parts that are not hydrated.
    const touch = async (event: Pick<Event, 'target' | 'type'>) => {
      if (!element.contains(event.target as Node)) return;
      onTouch?.();
      if (!(await open()) && event.type === 'click')
        element.dispatchEvent(new Event(partFailedEvent, { bubbles: true }));
    };
    // The start script marks parts that had input before these listeners existed.
    if (element.dataset.dehydrated === 'kept') void touch({ target: element, type: 'click' });
    const early = { capture: true, passive: true, signal: stopped.signal };
    const listen = (types: readonly string[], handle: (event: Event) => Promise<unknown>) => {
      for (const each of types)
        window.addEventListener(each, (event) => void (!pressesLink(event) && handle(event)), early);
    };
    listen(touches, touch);
    if (waitsForInput) listen(inputs, open);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void open(),
      {
        rootMargin: margin,
      },
    );
    if (!waitsForInput) observer.observe(element);
    stopped.signal.addEventListener('abort', () => observer.disconnect());
    const stopOpening = trigger?.(() => void open());
    if (stopOpening) stopped.signal.addEventListener('abort', stopOpening);
    return () => stopped.abort();
  }, [latch, type, trigger, waitsForInput, onTouch]);
  const Wrapper = waitsForInput ? 'div' : Box;
  return (
    // The start script may have changed `data-dehydrated`.
    <Wrapper
      ref={box}
      data-dehydrated=""
      suppressHydrationWarning
      style={waitsForInput ? undefined : { '--place': minHeight }}
    >
      {built ?? boundary}
    </Wrapper>
  );
}

const Box = styled.div`
  ${untilScrolled('var(--place)')}
`;
