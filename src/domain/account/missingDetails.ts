import { visibleText } from '../text/visibleText';
import type { User } from './userSchema';

export type Detail = 'name' | 'terms';

type Account = Pick<User, 'givenName' | 'termsVersion' | 'currentTermsVersion'>;

const hasName = ({ givenName }: Pick<Account, 'givenName'>): boolean => visibleText(givenName ?? '') !== '';

/** Lists the details that the account lacks to order or become a member: a name, and the current terms accepted. */
export const missingDetails = (account: Account): Detail[] => [
  ...(hasName(account) ? [] : (['name'] as const)),
  ...(account.termsVersion === account.currentTermsVersion ? [] : (['terms'] as const)),
];

/**
 * Like `missingDetails`, but any accepted version of the terms is enough, because not every feature needs the current
 * one.
 */
export const missingFromSignUp = (account: Omit<Account, 'currentTermsVersion'>): Detail[] => [
  ...(hasName(account) ? [] : (['name'] as const)),
  ...(account.termsVersion === null ? (['terms'] as const) : []),
];
