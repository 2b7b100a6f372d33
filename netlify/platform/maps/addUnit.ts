import type { Address } from '../../../src/domain/address/addressSchema';

/** A place before the shopper's unit number is added. `street` is '' for a town or a postal code. */
export type UnitlessPlace = Omit<Address, 'addressOne' | 'addressTwo' | 'description'> & { street: string };

export function addUnit({ street, ...place }: UnitlessPlace, typedUnit: string): Address {
  const unit = typedUnit
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
