import { Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { color, motion, radius, space, text } from '../../ui/theme/tokens';
import { lazyOptional } from '../../ui/hydration/lazyNamed';
import type { StoreOpening } from './storeOpening';
import { OpeningStatus } from './OpeningStatus';
import { StoreWeek } from './StoreWeek';

/** Lazy, because few stores have special hours. */
const StoreHolidays = lazyOptional(() => import('./StoreHolidays'), 'StoreHolidays');

/** Kept outside the components, because the list remounts after hydration and when its order changes. */
const unfolded = new Set<string>();

interface StoreHoursProps {
  store: Store;
  /** Undefined in the static HTML, which shows the hours without the opening status. */
  opening?: StoreOpening;
}

export function StoreHours({ store, opening }: StoreHoursProps) {
  const { t } = useWords('stores');
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(() => unfolded.has(store.id));
  const follow = () => {
    const { open } = details.current!;
    if (open) unfolded.add(store.id);
    else unfolded.delete(store.id);
    setOpen(open);
  };
  // The browser may have opened the element before hydration.
  useEffect(follow, [store.id]);
  return (
    <Root ref={details} open={isOpen} onToggle={follow}>
      <summary>{opening ? <OpeningStatus opening={opening} /> : t('storeLocator.hours')}</summary>
      <StoreWeek store={store} today={opening?.today} />
      {isOpen && opening && store.exceptions && (
        <Suspense fallback={null}>
          <StoreHolidays store={store} now={opening.now} />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.details`
  width: 100%;
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    border-radius: ${radius.small};
    ${text.label};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 7px;
    height: 7px;
    margin: 0 4px 4px;
    border: solid ${color.muted};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate ${motion.medium} ${motion.ease};
  }
  &[open] summary::after {
    rotate: 225deg;
  }
  ul {
    margin-bottom: ${space[3]};
    ${text.label};
  }
  /* French weekdays are lowercase, but a line starts with a capital. */
  li::first-letter {
    text-transform: uppercase;
  }
`;
