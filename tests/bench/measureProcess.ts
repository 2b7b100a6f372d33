import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessMeasurement {
  seconds: number;
  /** Peak memory of the process and its descendants, in MB. Null without /proc. */
  peakRssMb: number | null;
  output: string;
}

const field = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

/** In kilobytes. Pages of memory that processes share count once for each. */
function treeRss(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        return [{ pid: Number(name), parent: field(status, 'PPid'), rss: field(status, 'VmRSS') }];
      } catch {
        return []; // The process has ended since the listing.
      }
    });
  const below = (pid: number): number =>
    processes.filter(({ parent }) => parent === pid).reduce((total, child) => total + child.rss + below(child.pid), 0);
  return (processes.find(({ pid }) => pid === root)?.rss ?? 0) + below(root);
}

/** Rejects with the tail of the output if the command fails. */
export function measureProcess(
  command: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<ProcessMeasurement> {
  const [program, ...args] = command;
  const start = performance.now();
  const child = spawn(program!, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  let peak: number | null = null;
  const timer = setInterval(() => {
    try {
      peak = Math.max(peak ?? 0, treeRss(child.pid!));
    } catch {
      clearInterval(timer);
    }
  }, 200);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-4000)}`));
      resolve({
        seconds: (performance.now() - start) / 1000,
        peakRssMb: peak === null ? null : Math.round(peak / 1024),
        output,
      });
    });
  });
}
