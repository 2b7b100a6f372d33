import { resolveRegion } from '../../region/resolveRegion';
import type { Region } from '../../region/regions';
import type { Address } from './addressSchema';

/**
 * The region that an address belongs to: the current region if it is the address's own state, even if hidden; else the
 * region that any place in that state resolves to. { country: 'US', state: 'MI' } → Ohio.
 */
export function addressRegion({ country, state }: Pick<Address, 'country' | 'state'>, current: Region): Region {
  const market = country === 'US' ? 'us' : 'ca';
  const isHere = current.country === market && current.code === state;
  return isHere ? current : resolveRegion(market, state);
}
