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

/** An account that accepted an earlier version has signed up too, and keeps what needs no new consent. */
export const missingFromSignUp = (account: Omit<Account, 'currentTermsVersion'>): Detail[] => [
  ...(hasName(account) ? [] : (['name'] as const)),
  ...(account.termsVersion === null ? (['terms'] as const) : []),
];
