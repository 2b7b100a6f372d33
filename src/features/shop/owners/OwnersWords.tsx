import { Suspense } from 'react';
import type { OwnersView } from '../../../content/pages/pageContext';
import { useWords } from '../../../i18n/LocaleContext';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import type { LiveOwnersWordsProps } from './LiveOwnersWords';
import { OwnerQuotes } from './OwnerQuotes';

/** Keeps the reviews of the HTML if the script does not load. */
const LiveOwnersWords = lazyNamed<'LiveOwnersWords', LiveOwnersWordsProps>(
  () => import('./LiveOwnersWords').catch(() => ({ LiveOwnersWords: OwnerQuotes })),
  'LiveOwnersWords',
);

/** The HTML has the words of a past day. In the browser, those that were deleted since disappear. */
export function OwnersWords({ owners }: { owners: OwnersView }) {
  // Waits here for the messages, because React discards the HTML of a suspended boundary that rerenders.
  useWords('ratings');
  const isHydrated = useClientValue(() => true, false);
  const early = <OwnerQuotes owners={owners} />;
  return (
    <Suspense fallback={null}>
      {isHydrated ? (
        <Suspense fallback={early}>
          <LiveOwnersWords owners={owners} />
        </Suspense>
      ) : (
        early
      )}
    </Suspense>
  );
}
