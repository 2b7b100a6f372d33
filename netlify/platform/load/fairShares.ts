import { ipv6Network } from '../clientNetwork';

/** Lets one address take three quarters of the whole, and two together fifteen sixteenths. */
const addressFactor = 3;
/** Lets all addresses of an IPv6 network together take six sevenths. */
const networkFactor = 6;

export type FairShares = ReturnType<typeof createFairShares>;

/** An address may hold three times the free capacity, so a lone proxy can use most of it and others find room. */
export function createFairShares(capacity: number) {
  const amounts = new Map<string, number>();
  let total = 0;
  const getAmount = (address: string) => amounts.get(address) ?? 0;
  const adjust = (holder: string, by: number) => {
    const remaining = getAmount(holder) + by;
    if (remaining) amounts.set(holder, remaining);
    else amounts.delete(holder);
  };
  const change = (address: string, by: number) => {
    total += by;
    adjust(address, by);
    const network = ipv6Network(address);
    if (network) adjust(network, by);
  };
  return {
    hasRoom: (address: string, amount = 1): boolean => {
      const remaining = capacity - total - amount;
      const fits = (holder: string, factor: number) =>
        getAmount(holder) === 0 || getAmount(holder) + amount <= factor * remaining;
      const network = ipv6Network(address);
      return remaining >= 0 && fits(address, addressFactor) && (!network || fits(network, networkFactor));
    },
    add: (address: string, amount = 1): void => change(address, amount),
    remove: (address: string, amount = 1): void => change(address, -amount),
    total: (): number => total,
  };
}
