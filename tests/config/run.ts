import { spawn, type ChildProcess } from 'node:child_process';
import { tally } from './tally';

interface Step {
  name: string;
  script: string;
  /** Its output is streamed. That of other steps is shown only if they fail. */
  isLong?: boolean;
}

const statics: Step[] = [
  { name: 'types', script: 'types' },
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'boundaries', script: 'boundaries' },
  { name: 'dead code', script: 'dead-code' },
];
const unit: Step = { name: 'unit', script: 'unit', isLong: true };
const timed: Step = { name: 'timed', script: 'test:timed' };
const build: Step = { name: 'build', script: 'build', isLong: true };
const postgres: Step = { name: 'postgres', script: 'test:postgres', isLong: true };
const budgets: Step = { name: 'budgets', script: 'budgets' };
const journeys: Step = { name: 'journeys', script: 'journeys', isLong: true };
const engines: Step = { name: 'engines', script: 'journeys:engines', isLong: true };

const total = { passed: 0, failed: 0 };
const running = new Set<ChildProcess>();
const wasLeftOut: string[] = [];

const seconds = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Stops running steps and their children: each step leads its own process group. */
function stop() {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM');
}

function run({ name, script, isLong }: Step): Promise<void> {
  if (total.failed > 0) {
    wasLeftOut.push(name);
    return Promise.resolve();
  }
  const start = Date.now();
  if (isLong) console.log(`\n== ${name}`);
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, DO_NOT_TRACK: '1', npm_config_update_notifier: 'false' },
  });
  running.add(child);
  let output = '';
  const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk;
    if (isLong) target.write(chunk);
  };
  child.stdout.on('data', take(process.stdout));
  child.stderr.on('data', take(process.stderr));
  return new Promise((done) => {
    child.on('close', (code) => {
      running.delete(child);
      done();
      // Stopped by us, because another step failed.
      if (total.failed > 0) return void wasLeftOut.push(name);
      const { passed, failed } = tally(output, code === 0);
      total.passed += passed;
      total.failed += failed;
      const isOk = code === 0 && failed === 0;
      if (!isOk && !isLong) console.log(`\n== ${name}\n${output.trimEnd()}`);
      console.log(
        `${isOk ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${seconds(start)}${passed > 1 ? `  ${passed} tests` : ''}`,
      );
      if (!isOk) stop();
    });
  });
}

/** Runs two steps at a time, one for each core of the smallest machine. */
async function runPairs(steps: Step[]) {
  const queue = [...steps];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await run(step);
  };
  await Promise.all([worker(), worker()]);
}

async function main() {
  const which = process.argv[2];
  if (which !== 'check' && which !== 'test') throw new Error("Expected 'check' or 'test'.");
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop();
      process.exit(1);
    });
  const start = Date.now();
  await runPairs(statics);
  for (const step of which === 'test' ? [unit, timed, postgres, build, budgets, journeys, engines] : [unit, build])
    await run(step);
  if (wasLeftOut.length > 0) console.log(`Not run: ${wasLeftOut.join(', ')}`);
  console.log(`${which} took ${seconds(start)}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();
