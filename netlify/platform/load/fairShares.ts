import { rentedNetwork } from '../clientNetwork';

/** Lets one address take three quarters of the whole, and two together fifteen sixteenths. */
const timesFree = 3;
/** Lets all addresses of an IPv6 network together take six sevenths. */
const timesFreeOfNetwork = 6;

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
export function createFairShares(most: number): FairShares {
  const held = new Map<string, number>();
  let total = 0;
  const of = (address: string) => held.get(address) ?? 0;
  const note = (holder: string, by: number) => {
    const left = of(holder) + by;
    if (left) held.set(holder, left);
    else held.delete(holder);
  };
  const change = (address: string, by: number) => {
    total += by;
    note(address, by);
    const network = rentedNetwork(address);
    if (network) note(network, by);
  };
  return {
    hasRoom: (address, amount = 1) => {
      const left = most - total - amount;
      const fits = (holder: string, times: number) => of(holder) === 0 || of(holder) + amount <= times * left;
      const network = rentedNetwork(address);
      return left >= 0 && fits(address, timesFree) && (!network || fits(network, timesFreeOfNetwork));
    },
    add: (address, amount = 1) => change(address, amount),
    remove: (address, amount = 1) => change(address, -amount),
    total: () => total,
  };
}
