import type { NavigationLink } from '../content/pageContext';
import { isFeatureOn } from '../domain/region/features';
import type { Subcountry } from '../domain/region/regions';

interface Visitor {
  isSignedIn: boolean;
  region: Subcountry;
  screen: 'mobile' | 'desktop';
}

const fitsSession = (link: { authentication: NavigationLink['authentication'] }, isSignedIn: boolean) =>
  link.authentication === 'any' || (link.authentication === 'authenticated') === isSignedIn;

/** S6-05, S6-07: the navigation that this visitor may see. */
export const visibleLinks = (links: NavigationLink[], { isSignedIn, region, screen }: Visitor): NavigationLink[] =>
  links.filter(
    (link) =>
      fitsSession(link, isSignedIn) &&
      (!link.visibility || link.visibility === screen) &&
      (!link.subcountries.length || link.subcountries.includes(region)) &&
      (!link.needsUnlockAppLinks || isFeatureOn('unlockAppLinks', region)),
  );
