import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { isFeatureOn, type Feature } from '../domain/region/features';
import { shownWhereOff, shownWhereOn } from '../domain/region/shownIn';
import { signInPath } from '../domain/site/routing/routes';
import { useWords } from '../i18n/LocaleContext';
import { useLocalNavigate } from '../i18n/useLocalNavigate';
import { useRegion } from '../state/region';
import { useSession } from '../state/session/session';
import { Hydrated } from '../ui/hydration/Hydrated';
import { lazyNamed } from '../ui/hydration/lazyNamed';

const RestrictedPage = lazyNamed(() => import('../features/region-menu/RestrictedPage'), 'RestrictedPage');

interface PageGuardProps {
  row: { feature: Feature | null; isSignedIn: boolean };
  /** The path to return to after signing in. The current query is added. */
  path: string;
  children: ReactNode;
}

/** Replaces pages whose feature is off in the region, and redirects visitors who must sign in first. */
export function PageGuard({ row, path, children }: PageGuardProps) {
  const { locale } = useWords();
  const goTo = useLocalNavigate();
  const notice = useRef<HTMLDivElement>(null);
  const region = useRegion(locale.country);
  const isSignedOut = useSession(({ isSignedIn, isGoingHome }) => isSignedIn === false && !isGoingHome);
  const isRestricted = row.feature !== null && !isFeatureOn(row.feature, region.code);
  // Don't redirect on a page that the region lacks, because signing in would not help.
  const mustSignIn = !isRestricted && row.isSignedIn && isSignedOut;
  useEffect(() => {
    if (mustSignIn) goTo(signInPath(path + window.location.search), { replace: true });
  }, [mustSignIn, path, goTo]);
  if (isRestricted)
    return (
      // The HTML includes this notice if the default region lacks the feature. The attributes hide it in other regions.
      <div ref={notice} data-dehydrated="" {...shownWhereOff(row.feature!)}>
        <Suspense>
          <Hydrated element={notice}>
            <RestrictedPage feature={row.feature!} region={region} />
          </Hydrated>
        </Suspense>
      </div>
    );
  // Until the session and region are known, these attributes hide the page from visitors who may not see it.
  return (
    <div {...(row.feature && shownWhereOn(row.feature))}>
      <div data-who={row.isSignedIn ? 'in' : undefined}>{children}</div>
    </div>
  );
}
