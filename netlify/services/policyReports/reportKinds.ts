import { LRUCache } from 'lru-cache';

const hourMs = 60 * 60 * 1000;
/** Log lines an hour in one process. */
const maxLines = 200;
/** The last lines are for kinds that several addresses report. A fault of the site shows up at many readers. */
const maxUnconfirmedLines = 150;
const confirmingAddresses = 3;

export interface ReportKinds {
  /** True if the kind was not logged within an hour, and this address has not reported it. */
  isNew: (kind: string, address: string) => boolean;
  /** Counts the address among those that report the kind. Returns 'logged' if it is to be logged now. */
  add: (kind: string, address: string) => 'logged' | 'repeated' | 'held';
}

/** Decides which kinds of reports are logged: each once an hour, and no more lines than a made-up flood may cause. */
export function createReportKinds(clock: () => Date): ReportKinds {
  /** When each kind was logged, oldest first. */
  const loggedAt = new Map<string, number>();
  /** The addresses that reported a kind which is not logged. It holds as many as logging needs, never more. */
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
