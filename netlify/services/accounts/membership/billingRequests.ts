import { defaultLocale, localePath } from '../../../../src/domain/region/locales';
import { routePath } from '../../../../src/domain/site/routing/routes';
import type { AppContext } from '../../context/appContext';
import { consumeChange } from '../../people/consumeChange';

/** The URL to which a payment service returns the shopper: a validated path, or the account page. */
export const returnUrl = ({ settings }: Pick<AppContext, 'settings'>, returnTo: string | undefined): string =>
  settings.siteUrl + (returnTo ?? localePath(defaultLocale, routePath('account')));

export async function consumeBillingLimit(context: AppContext, userId: string): Promise<void> {
  if (context.billing.forNewMembers.remote) await consumeChange(context, 'billing', userId);
}
