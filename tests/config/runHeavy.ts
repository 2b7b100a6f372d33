import { spawn, type ChildProcess } from 'node:child_process';
import { tally } from './tally';

const config = ['--config', 'tests/config/vitest.config.mts', '--project', 'shared', '--project', 'alone'];
const runs = [
  {
    name: 'embedded',
    command: ['npx', 'vitest', 'run', ...config, 'netlify', 'tests/api', 'src/domain/delivery/deliverySlotsOracle'],
  },
  { name: 'postgres', command: ['npm', 'run', '--silent', 'test:postgres'] },
  { name: 'contract', command: ['npm', 'run', '--silent', 'test:contract'] },
];

let running: ChildProcess | null = null;
let isStopped = false;

/** Streams the output, and returns the number of tests in it. */
function run([program = '', ...words]: string[]): Promise<{ passed: number; failed: number }> {
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HEAVY: '1' },
  });
  running = child;
  let output = '';
  const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk;
    target.write(chunk);
  };
  child.stdout.on('data', take(process.stdout));
  child.stderr.on('data', take(process.stderr));
  return new Promise((done) => child.on('close', (code) => done(tally(output, code === 0))));
}

/** Runs the server's tests at full counts, also on Postgres and in Netlify's own runtime. */
async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopped = true;
      running?.kill('SIGINT');
    });
  const start = Date.now();
  const lines: string[] = [];
  let failures = 0;
  for (const { name, command } of runs) {
    if (isStopped) break;
    console.log(`\n== ${name}, full counts`);
    const { passed, failed } = await run(command);
    failures += failed;
    lines.push(`${name}: ${passed} passed, ${failed} failed`);
  }
  console.log(`\n${lines.join('; ')}; ${((Date.now() - start) / 60_000).toFixed(1)} min`);
  process.exitCode = failures > 0 || isStopped ? 1 : 0;
}

void main();
