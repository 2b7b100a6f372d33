import type { Watched } from './watch';

/** Above this share, the processors are fully used. */
const fullProcessors = 0.9;
/** Share of the samples of busy connections above which a wait is the limit. */
const most = 0.4;

/** Names what limited a run. Row locks come first: waiting for one leaves processors idle or busy for nothing. */
export function findBottleneck({ cpu, waits }: Pick<Watched, 'cpu' | 'waits'>): string {
  const sum = (form: RegExp) => waits.filter(([name]) => form.test(name)).reduce((all, [, share]) => all + share, 0);
  const total = cpu.servers + cpu.postgres + cpu.client + cpu.others;
  if (sum(/^Lock:/) > most) return 'row lock';
  if (sum(/^(IO:Wal|IO:WAL|LWLock:WAL)/) > most) return 'disk (commit)';
  if (cpu.others > 0.25) return 'processors, of others';
  if (total > fullProcessors) return cpu.servers > cpu.postgres ? 'processors (servers)' : 'processors (Postgres)';
  return 'connections';
}
