import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Client } from 'pg';

/** Clock ticks per second in /proc. */
const ticks = 100;

/** Reads a file in `/proc`. Empty if the process has exited since it was listed, as Postgres's often do. */
function readIfAlive(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

/** Null if the process has exited. Times are in seconds. */
function statOf(pid: number) {
  const text = readIfAlive(`/proc/${pid}/stat`);
  if (!text) return null;
  // The name may contain spaces and parentheses, so fields are counted from its last parenthesis.
  const fields = text
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  return { parent: fields[1]!, own: (fields[11]! + fields[12]!) / ticks, ended: (fields[13]! + fields[14]!) / ticks };
}

function treeOf(root: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === root);
  return [root, ...children];
}

/** CPU seconds of a process, its running children, and those it has waited for. */
const cpuOf = (root: number, tree: number[] = treeOf(root)): number =>
  tree.reduce((sum, pid) => {
    const { own, ended } = statOf(pid) ?? { own: 0, ended: 0 };
    return sum + own + (pid === root ? ended : 0);
  }, 0);

/** Memory in MB, with shared pages divided among the processes that use them (PSS). */
const memoryOf = (root: number, tree: number[] = treeOf(root)): number =>
  tree.reduce((sum, pid) => {
    const text = readIfAlive(`/proc/${pid}/smaps_rollup`);
    return sum + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  }, 0);

/** CPU seconds of all processors since the machine started, without idle time. */
function machineCpu(): number {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return [user, nice, system, irq, softirq, steal].reduce((sum: number, each) => sum + (each ?? 0), 0) / ticks;
}

export interface Watched {
  /** Shares of all processors. */
  cpu: { servers: number; postgres: number; client: number; others: number };
  /** Of each server, after a quarter of the time and at the end. */
  serverMb: [early: number, late: number];
  postgresMb: number;
  connections: number;
  /** Wait events of busy Postgres connections, as shares of all samples; 'work' means not waiting. */
  waits: [name: string, share: number][];
}

interface Watch {
  servers: number[];
  postgres: number;
  databaseUrl: string;
}

const activity = `SELECT state, coalesce(wait_event_type || ':' || wait_event, 'work') AS wait
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

/** Measures CPU, memory and waits from now until the returned function is called. */
export async function watch({ servers, postgres, databaseUrl }: Watch): Promise<() => Promise<Watched>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const waits = new Map<string, number>();
  let connections = 0;
  let looking: Promise<unknown> = Promise.resolve();
  const look = async () => {
    const { rows } = await client.query<{ state: string | null; wait: string }>(activity);
    connections = Math.max(connections, rows.length);
    for (const { state, wait } of rows) {
      if (!state || state === 'idle') continue;
      const name = state === 'active' ? wait : 'server (in transaction)';
      waits.set(name, (waits.get(name) ?? 0) + 1);
    }
  };
  const timer = setInterval(() => (looking = looking.then(look)), 50);
  const measureServers = () => servers.reduce((sum, pid) => sum + memoryOf(pid), 0) / servers.length;
  const memory: number[] = [];
  const memoryTimer = setInterval(() => memory.push(measureServers()), 1_000);
  const read = () => ({
    at: performance.now() / 1000,
    servers: servers.reduce((sum, pid) => sum + cpuOf(pid), 0),
    postgres: cpuOf(postgres),
    client: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    machine: machineCpu(),
  });
  const before = read();
  return async () => {
    clearInterval(timer);
    clearInterval(memoryTimer);
    const after = read();
    await looking;
    await client.end();
    const all = (after.at - before.at) * availableParallelism();
    const share = (name: 'servers' | 'postgres' | 'client' | 'machine') => (after[name] - before[name]) / all;
    const own = { servers: share('servers'), postgres: share('postgres'), client: share('client') };
    const looks = [...waits.values()].reduce((sum, count) => sum + count, 0);
    return {
      cpu: { ...own, others: Math.max(0, share('machine') - own.servers - own.postgres - own.client) },
      serverMb: [memory[Math.floor(memory.length / 4)] ?? measureServers(), measureServers()],
      postgresMb: memoryOf(postgres),
      connections,
      waits: [...waits].map(([name, count]): [string, number] => [name, count / looks]).sort((a, b) => b[1] - a[1]),
    };
  };
}
