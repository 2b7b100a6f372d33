import type { Address, PlaceSuggestion } from '../../address/addressSchema';
import { foldText } from '../../text/spelling';

/** A Canadian postal code can identify a single building. Its first half is a district. */
const districtLength = 3;

/** A ZIP code, district or town for a shared URL, never the street: '12 Elm St, Fresno, CA 93701' → '93701'. */
export function sharedPlaceName({
  city,
  state,
  country,
  postalCode,
}: Pick<Address, 'city' | 'state' | 'country' | 'postalCode'>): string {
  const area = country === 'CA' ? postalCode.slice(0, districtLength) : postalCode;
  return area || `${city}, ${state}`;
}

const folded = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Compares whole words from the beginning: 'fresno' → 'Fresno, CA'. */
export const findSharedPlace = (shared: string, suggestions: readonly PlaceSuggestion[]): PlaceSuggestion | undefined =>
  suggestions.find(({ mainText, secondaryText }) =>
    `${folded(`${mainText} ${secondaryText}`)} `.startsWith(`${folded(shared)} `),
  );
