import type { Watched } from './watch';

/** Above this there is no processor left to give. */
const fullProcessors = 0.9;
/** Of what was seen of the busy connections. */
const most = 0.4;

/** In words, what a run could not go beyond. Rows come first: who waits for one keeps the processors idle or spins on them in vain. */
export function whatLimits({ cpu, waits }: Pick<Watched, 'cpu' | 'waits'>): string {
  const sum = (form: RegExp) => waits.filter(([name]) => form.test(name)).reduce((all, [, share]) => all + share, 0);
  const total = cpu.servers + cpu.postgres + cpu.client + cpu.others;
  if (sum(/^Lock:/) > most) return 'row lock';
  if (sum(/^(IO:Wal|IO:WAL|LWLock:WAL)/) > most) return 'disk (commit)';
  if (cpu.others > 0.25) return 'processors, of others';
  if (total > fullProcessors) return cpu.servers > cpu.postgres ? 'processors (servers)' : 'processors (Postgres)';
  return 'connections';
}
