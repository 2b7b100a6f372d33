import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { missingTools, type Tool } from './preflight';
import { plans, type Plan, type Step } from './steps';
import { findNamedTests, tally, type Tally } from './tally';

interface Result extends Tally {
  name: string;
  isOk: boolean;
  seconds: number;
  /** Output lines that name failed tests, and those that name tests that passed when retried. */
  lines: string[];
  flaky: string[];
}

const results: Result[] = [];
const leftOut: string[] = [];
const running = new Set<ChildProcess>();
let isStopping = false;

const secondsSince = (start: number) => (performance.now() - start) / 1000;
const hasFailed = (name?: string) => results.some((each) => !each.isOk && (name === undefined || each.name === name));

/** Each step leads its own process group, so this also stops its children. */
function stop() {
  isStopping = true;
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM');
}

/**
 * Prefixes the lines of long steps with the step's name, because two can run at a time. Strips colors and cursor
 * movements, because Gatsby would erase the line above.
 */
function runScript({ name, script, env, isLong }: Step): Promise<{ output: string; isOk: boolean }> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, DO_NOT_TRACK: '1', npm_config_update_notifier: 'false', ...env },
  });
  running.add(child);
  let output = '';
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      output += `${line}\n`;
      if (isLong) console.log(line && `${name} │ ${stripVTControlCharacters(line)}`);
    });
  return new Promise((done) =>
    child.on('close', (code) => {
      running.delete(child);
      done({ output, isOk: code === 0 });
    }),
  );
}

const lineOf = ({ name, isOk, seconds, passed }: Result) =>
  `${isOk ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${seconds.toFixed(1)} s${passed > 1 ? `  ${passed} tests` : ''}`;

async function run(step: Step, endsAtFailure: boolean): Promise<void> {
  const isBlocked = step.needs?.some((need) => hasFailed(need)) ?? false;
  if (isBlocked || (endsAtFailure && hasFailed())) return void leftOut.push(step.name);
  const start = performance.now();
  const variables = Object.entries(step.env ?? {}).map(([name, value]) => ` ${name}=${value}`);
  if (step.isLong) console.log(`\n== ${step.name}${variables.join('')}`);
  const { output, isOk: exitedWell } = await runScript(step);
  if (isStopping) return void leftOut.push(step.name);
  const counted = tally(output, exitedWell);
  const isOk = exitedWell && counted.failed === 0;
  const result = { ...counted, name: step.name, isOk, seconds: secondsSince(start), ...findNamedTests(output) };
  results.push(result);
  if (!isOk && !step.isLong) console.log(`\n== ${step.name}\n${output.trimEnd()}`);
  console.log(lineOf(result));
  if (!isOk && endsAtFailure) stop();
}

/** Runs two steps at a time, one for each core of the smallest machine. */
async function runStage(steps: readonly Step[], endsAtFailure: boolean) {
  const queue = [...steps];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await run(step, endsAtFailure);
  };
  await Promise.all([worker(), worker()]);
}

function summarize(which: string, start: number) {
  console.log(`\n${which}:\n${results.map(lineOf).join('\n')}`);
  const failed = results.filter(({ isOk }) => !isOk);
  for (const { name, lines } of failed) console.log(`\nFailed in ${name}:\n${lines.join('\n') || '(see above)'}`);
  for (const { name, flaky } of results)
    if (flaky.length) console.log(`\nNeeded a second try in ${name}:\n${flaky.join('\n')}`);
  if (leftOut.length > 0) console.log(`Not run: ${leftOut.join(', ')}`);
  const sum = (of: keyof Tally) => results.reduce((total, each) => total + each[of], 0);
  console.log(
    `\n${which} took ${secondsSince(start).toFixed(1)} s\n\n${sum('passed')} passed, ${sum('failed')} failed`,
  );
  process.exitCode = failed.length > 0 || leftOut.length > 0 ? 1 : 0;
}

/** Returns what is still missing afterwards, one sentence each. */
function installMissing(tools: readonly Tool[], which: string): string[] {
  const missing = missingTools(tools);
  if (missing.length === 0) return [];
  console.log(`${missing.join(' ')}\nInstalling what is missing, once.`);
  const all = which === 'test:all' ? ['--', '--all'] : [];
  spawnSync('npm', ['run', '--silent', 'test:setup', ...all], { stdio: ['ignore', 'inherit', 'inherit'] });
  return missingTools(tools);
}

async function runPlan(which: string, { stages, endsAtFailure, tools }: Plan) {
  const missing = installMissing(tools, which);
  if (missing.length > 0) {
    console.error(`${missing.join('\n')}\n\n0 passed, 1 failed`);
    process.exitCode = 1;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop();
      process.exit(1);
    });
  const start = performance.now();
  for (const stage of stages) await runStage(stage, endsAtFailure);
  summarize(which, start);
}

async function main() {
  const which = process.argv[2] ?? '';
  const plan = plans.get(which);
  if (!plan) throw new Error(`Expected one of ${[...plans.keys()].join(', ')}.`);
  await runPlan(which, plan);
}

void main();
