import type { Address } from '../../../src/domain/delivery/addressSchema';

/** A place as maps know it, before a shopper adds a unit number; `street` is '' for a town or a postal code. */
export type Place = Omit<Address, 'addressOne' | 'addressTwo' | 'description'> & { street: string };

/** S3-07: the address of a place, with the unit number that was typed, on one line too. */
export function withUnit({ street, ...place }: Place, typed: string): Address {
  const unit = typed
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 60);
  const { city, state, postalCode } = place;
  return {
    ...place,
    addressOne: street || city,
    addressTwo: unit,
    description: [street, unit, city, `${state} ${postalCode}`.trim()].filter(Boolean).join(', '),
  };
}
