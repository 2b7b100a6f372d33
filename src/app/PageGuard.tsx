import { Suspense, useEffect, type ReactNode } from 'react';
import { isFeatureOn, type Feature } from '../domain/region/features';
import { shownWhereOff, shownWhereOn } from '../domain/region/shownIn';
import { useLocale } from '../i18n/LocaleContext';
import { useLocalNavigate } from '../i18n/useLocalNavigate';
import { useRegion } from '../state/region';
import { useSession } from '../state/session';
import { lazyNamed } from '../ui/lazyNamed';

const RestrictedPage = lazyNamed(() => import('../features/region-menu/RestrictedPage'), 'RestrictedPage');

interface PageGuardProps {
  row: { feature: Feature | null; isSignedIn: boolean };
  /** To come back to after signing in, with the query of the address. */
  path: string;
  children: ReactNode;
}

/** S2-27, D-08: a page whose feature is off says so. D-28: a signed-in page sends a visitor to sign in first. */
export function PageGuard({ row, path, children }: PageGuardProps) {
  const { locale } = useLocale();
  const goTo = useLocalNavigate();
  const region = useRegion(locale.country);
  const isLeft = useSession(({ isSignedIn, isGoingHome }) => isSignedIn === false && !isGoingHome);
  const isRestricted = row.feature !== null && !isFeatureOn(row.feature, region.code);
  // A page that is not offered here keeps its address: nobody signs in for it.
  const mustSignIn = !isRestricted && row.isSignedIn && isLeft;
  useEffect(() => {
    const back = encodeURIComponent(path + window.location.search);
    if (mustSignIn) goTo(`/sign-in?redirect=${back}`, { replace: true });
  }, [mustSignIn, path, goTo]);
  if (isRestricted)
    return (
      // The HTML has it where the default region lacks the feature: who is elsewhere does not see it flash by.
      <div {...shownWhereOff(row.feature!)}>
        <Suspense>
          <RestrictedPage feature={row.feature!} region={region} />
        </Suspense>
      </div>
    );
  // Until the visitor is known these marks keep the page from who may not see it.
  return (
    <div {...(row.feature && shownWhereOn(row.feature))}>
      <div data-who={row.isSignedIn ? 'in' : undefined}>{children}</div>
    </div>
  );
}
