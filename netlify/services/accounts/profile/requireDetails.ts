import { missingDetails, missingFromSignUp, type Detail } from '../../../../src/domain/account/missingDetails';
import type { Problem } from '../../../../src/domain/api/problemSchema';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import type { UserRow } from '../../people/readSession';

type Terms = Pick<AppContext, 'termsVersion'>;

const nameMissing = () => new ServiceError({ code: 'name_missing', detail: 'Please add your name to your account.' });

export const termsNotAccepted = ({ termsVersion }: Terms, errors?: Problem['errors']) =>
  new ServiceError({
    code: 'terms_not_accepted',
    detail: 'Please read and accept the current terms and privacy policy.',
    termsVersion,
    errors,
  });

function requireNone(terms: Terms, [first]: readonly Detail[]): void {
  if (first === 'name') throw nameMissing();
  if (first === 'terms') throw termsNotAccepted(terms);
}

/** Throws a 422 unless the account has a name and has accepted any version of the terms. */
export const requireSignUp = (terms: Terms, user: UserRow): void => requireNone(terms, missingFromSignUp(user));

/** Throws a 422 unless the account has a name and has accepted the current terms. */
export const requireConsent = (terms: Terms, user: UserRow): void =>
  requireNone(terms, missingDetails({ ...user, currentTermsVersion: terms.termsVersion }));
