import { LRUCache } from 'lru-cache';

const hourMs = 60 * 60 * 1000;
const maxLines = 200;
/** The remaining lines are for kinds that several addresses report, which are likely real faults. */
const maxUnconfirmedLines = 150;
const confirmingAddresses = 3;

export interface ReportKinds {
  /** False if the kind was logged within an hour or by this address. */
  isNew: (kind: string, address: string) => boolean;
  add: (kind: string, address: string) => 'logged' | 'repeated' | 'held';
}

export function createReportKinds(clock: () => Date): ReportKinds {
  const loggedAt = new Map<string, number>();
  /** Addresses that reported a kind that was not logged. */
  const reporters = new LRUCache<string, Set<string>>({ max: 500 });

  const isLogged = (kind: string): boolean => {
    const since = clock().getTime() - hourMs;
    for (const [each, at] of loggedAt) if (at <= since) loggedAt.delete(each);
    return loggedAt.has(kind);
  };
  return {
    isNew: (kind, address) => !isLogged(kind) && !reporters.get(kind)?.has(address),
    add: (kind, address) => {
      if (isLogged(kind)) return 'repeated';
      const addresses = reporters.get(kind) ?? new Set();
      if (addresses.size < confirmingAddresses) addresses.add(address);
      if (loggedAt.size >= (addresses.size < confirmingAddresses ? maxUnconfirmedLines : maxLines)) {
        reporters.set(kind, addresses);
        return 'held';
      }
      reporters.delete(kind);
      loggedAt.set(kind, clock().getTime());
      return 'logged';
    },
  };
}
