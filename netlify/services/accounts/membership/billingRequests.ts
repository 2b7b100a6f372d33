import { defaultLocale, localePath } from '../../../../src/domain/region/locales';
import { routePath } from '../../../../src/domain/site/routing/routes';
import type { LimitRule } from '../../../platform/limits';
import type { AppContext } from '../../context/appContext';

/** The URL to which a payment service returns the shopper: a validated path, or the account page. */
export const returnUrl = ({ settings }: Pick<AppContext, 'settings'>, returnTo: string | undefined): string =>
  settings.siteUrl + (returnTo ?? localePath(defaultLocale, routePath('account')));

/** The payment service limits our calls in total. */
const billingRule: LimitRule = { name: 'billing', points: 60, seconds: 3600 };

export async function consumeBillingLimit({ billing, limits }: AppContext, userId: string): Promise<void> {
  if (billing.forNewMembers.remote) await limits.consume(billingRule, userId);
}
