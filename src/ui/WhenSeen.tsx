import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LazyPart } from './lazyNamed';
import { untilScrolled } from './theme/untilScrolled';

interface WhenSeenProps {
  /** A `lazyNamed` component. Its first element stays: what changes reaches it through a store. */
  children: ReactElement;
  /** A length: the place that is kept until the component is there, or until the page's HTML is laid out so far down. */
  minHeight: string;
  /** What else brings the part to life: is given a function that does, and returns what ends that. Must stay the same. */
  opens?: (open: () => void) => () => void;
}

/** How near the screen it starts. Nearer than a phone's second screen: the first load is not to fetch it. */
const margin = '160px 0px';
const touches = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

function createLatch() {
  let settle = () => {};
  const opened = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const latch = {
    isOpen: false,
    opened,
    open: () => {
      latch.isOpen = true;
      settle();
    },
  };
  return latch;
}

/** Fetches a part's script and tells whether it came: where not, what the server wrote stays, and the next touch tries again. */
async function loadPart({ type }: ReactElement): Promise<boolean> {
  try {
    if (typeof type === 'object' && 'load' in type) await (type as LazyPart<object>).load();
    return true;
  } catch {
    return false;
  }
}

type Latch = ReturnType<typeof createLatch>;

const never = () => () => undefined;

/** Suspends while it hydrates, and then alone: React leaves the server's HTML in its place until the latch opens. */
function Gate({ latch, children }: { latch: Latch; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  if (isHydrating && !latch.isOpen) throw latch.opened;
  return children;
}

/**
 * A part of the page below the fold: its HTML stands from the start, its script is fetched and run once it comes near
 * the screen or is touched. On a page that did not come as HTML it is fetched at once.
 */
export function WhenSeen({ children, minHeight, opens }: WhenSeenProps) {
  const box = useRef<HTMLDivElement>(null);
  const [latch] = useState(createLatch);
  const [part] = useState(children);
  // One element for good: a boundary that waits and is drawn anew would be thrown away and drawn from nothing.
  const [boundary] = useState(
    <Suspense fallback={<div style={{ minHeight }} />}>
      <Gate latch={latch}>{part}</Gate>
    </Suspense>,
  );
  useEffect(() => {
    const element = box.current!;
    const stopped = new AbortController();
    const open = async () => {
      if (!(await loadPart(part))) return;
      stopped.abort();
      latch.open();
    };
    if (!('IntersectionObserver' in window)) return void open();
    // At the window: from the page's root on React lets no event through to what it has not hydrated.
    const touch = ({ target }: Event) => {
      if (element.contains(target as Node)) void open();
    };
    for (const type of touches) window.addEventListener(type, touch, { capture: true, signal: stopped.signal });
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && void open(), {
      rootMargin: margin,
    });
    watch.observe(element);
    stopped.signal.addEventListener('abort', () => watch.disconnect());
    const stopOpening = opens?.(() => void open());
    if (stopOpening) stopped.signal.addEventListener('abort', stopOpening);
    return () => stopped.abort();
  }, [latch, part, opens]);
  return (
    <Box ref={box} style={{ '--place': minHeight }}>
      {boundary}
    </Box>
  );
}

const Box = styled.div`
  ${untilScrolled('var(--place)')}
`;
