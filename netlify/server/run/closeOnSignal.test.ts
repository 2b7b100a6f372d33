import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const program = `
  import { closeOnSignal } from './netlify/server/run/closeOnSignal.ts';
  closeOnSignal()(async () => console.log('closed'));
  console.log('up');
  setInterval(() => {}, 1000);
`;

/** Runs the program through a shell, as npm does, kills the shell, and returns the program's output. */
async function outputWithoutShell(script: string): Promise<string> {
  const shell = spawn('sh', ['-c', '"$NODE" --import tsx --input-type=module -e "$PROGRAM"; true'], {
    env: {
      ...process.env,
      NODE: process.execPath,
      PROGRAM: `${program}console.log('pid', process.pid);`,
      npm_lifecycle_event: script,
    },
  });
  let output = '';
  const says = (word: RegExp) =>
    new Promise<void>((done) => shell.stdout.on('data', () => word.test(output) && done()));
  shell.stdout.on('data', (text: Buffer) => (output += text.toString()));
  await says(/pid \d+/);
  const pid = Number(/pid (\d+)/.exec(output)![1]);
  shell.kill('SIGTERM');
  const late = setTimeout(() => process.kill(pid, 'SIGKILL'), 3_000);
  await new Promise((done) => shell.on('close', done));
  clearTimeout(late);
  return output;
}

test.runIf(process.platform !== 'win32')(
  'a server started with npm start ends with npm’s shell; any other keeps running',
  async () => {
    const [npmOutput, otherOutput] = await Promise.all([outputWithoutShell('start'), outputWithoutShell('test')]);
    expect(npmOutput).toContain('closed');
    expect(otherOutput).not.toContain('closed');
  },
  30_000,
);
