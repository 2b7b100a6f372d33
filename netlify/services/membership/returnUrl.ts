import { defaultLocale, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routes';
import type { AppContext } from '../appContext';

/** Where a shopper comes back to from a payment service: a checked path of this site, else their account. */
export const returnUrl = ({ settings }: Pick<AppContext, 'settings'>, returnTo: string | undefined): string =>
  settings.siteUrl + (returnTo ?? localePath(defaultLocale, routePath('account')));
