import { ipv6Network } from '../clientNetwork';

/** Lets one address take three quarters of the whole, and two together fifteen sixteenths. */
const addressFactor = 3;
/** Lets all addresses of an IPv6 network together take six sevenths. */
const networkFactor = 6;

/** How much of something limited each client address holds: places, connections or bytes. */
export interface FairShares {
  /** True if the address may take that much more. */
  hasRoom: (address: string, amount?: number) => boolean;
  add: (address: string, amount?: number) => void;
  remove: (address: string, amount?: number) => void;
  /** The sum over all addresses. */
  total: () => number;
}

/**
 * An address may hold at most three times what it leaves free, and one that holds nothing may take the last. So a lone address,
 * such as that of a proxy or a carrier, can use most of the whole, and a few addresses leave room for others whatever they do.
 */
export function createFairShares(capacity: number): FairShares {
  const amounts = new Map<string, number>();
  let total = 0;
  const amountOf = (address: string) => amounts.get(address) ?? 0;
  const adjust = (holder: string, by: number) => {
    const remaining = amountOf(holder) + by;
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
    hasRoom: (address, amount = 1) => {
      const remaining = capacity - total - amount;
      const fits = (holder: string, factor: number) =>
        amountOf(holder) === 0 || amountOf(holder) + amount <= factor * remaining;
      const network = ipv6Network(address);
      return remaining >= 0 && fits(address, addressFactor) && (!network || fits(network, networkFactor));
    },
    add: (address, amount = 1) => change(address, amount),
    remove: (address, amount = 1) => change(address, -amount),
    total: () => total,
  };
}
