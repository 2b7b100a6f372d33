import { defaultLocale, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import type { AppContext } from '../appContext';

/** The URL a payment service sends the shopper back to: a validated path of this site, or the account page. */
export const returnUrl = ({ settings }: Pick<AppContext, 'settings'>, returnTo: string | undefined): string =>
  settings.siteUrl + (returnTo ?? localePath(defaultLocale, routePath('account')));
