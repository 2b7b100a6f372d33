import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const program = `
  import { closeOnSignal } from './netlify/server/run/closeOnSignal.ts';
  closeOnSignal()(async () => console.log('closed'));
  console.log('up');
  setInterval(() => {}, 1000);
`;

/** Runs the program through a shell, as npm does, kills the shell, and returns the program's output. */
async function saidWithoutShell(script: string): Promise<string> {
  const shell = spawn('sh', ['-c', '"$NODE" --import tsx --input-type=module -e "$PROGRAM"; true'], {
    env: {
      ...process.env,
      NODE: process.execPath,
      PROGRAM: `${program}console.log('pid', process.pid);`,
      npm_lifecycle_event: script,
    },
  });
  let said = '';
  const says = (word: RegExp) => new Promise<void>((done) => shell.stdout.on('data', () => word.test(said) && done()));
  shell.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await says(/pid \d+/);
  const pid = Number(/pid (\d+)/.exec(said)![1]);
  shell.kill('SIGTERM');
  const late = setTimeout(() => process.kill(pid, 'SIGKILL'), 3_000);
  await new Promise((done) => shell.on('close', done));
  clearTimeout(late);
  return said;
}

test.runIf(process.platform !== 'win32')(
  'a server started with npm start ends with npm’s shell; any other keeps running',
  async () => {
    const [ofNpm, ofOthers] = await Promise.all([saidWithoutShell('start'), saidWithoutShell('test')]);
    expect(ofNpm).toContain('closed');
    expect(ofOthers).not.toContain('closed');
  },
  30_000,
);
