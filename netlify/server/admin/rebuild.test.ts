import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { openRebuilder } from './rebuild';

/** Logs a line when it starts, and ends when a file appears. */
const script = `const fs = require('node:fs');
fs.appendFileSync('log', 'start\\n');
console.log('Building');
const timer = setInterval(() => fs.existsSync('go') && (clearInterval(timer), fs.rmSync('go'), process.exit(fs.existsSync('bad') ? 1 : 0)), 20);`;

const open = (files: Record<string, unknown> = {}) => {
  const root = createTemporaryFolder({ 'script.cjs': script, ...files });
  const built = vi.fn(async () => {});
  const ended = vi.fn();
  const rebuilder = openRebuilder({ root, built, ended, command: [process.execPath, 'script.cjs'] });
  const starts = () =>
    existsSync(join(root, 'log')) ? readFileSync(join(root, 'log'), 'utf8').split('start').length - 1 : 0;
  return { root, built, ended, rebuilder, starts };
};
const go = async (root: string) => writeFileSync(join(root, 'go'), '');

test('one build runs at a time: requests during a build start one more', async () => {
  const { root, built, ended, rebuilder, starts } = open();
  expect(rebuilder.state().state).toBe('idle');
  rebuilder.start();
  await vi.waitFor(() => expect(rebuilder.state()).toMatchObject({ state: 'running', lines: ['Building'] }));
  rebuilder.start();
  rebuilder.start();
  expect([rebuilder.state().state, starts()]).toEqual(['waiting', 1]);
  await go(root);
  await vi.waitFor(() => expect(starts()).toBe(2));
  await go(root);
  await vi.waitFor(() => expect(rebuilder.state().state).toBe('built'));
  expect([starts(), built.mock.calls.length, ended.mock.calls.length]).toEqual([2, 2, 2]);
  expect(rebuilder.state().seconds).toBeGreaterThan(0);
});

test('a failed build is reported with its last lines, and the site is not reloaded', async () => {
  const { root, built, ended, rebuilder } = open({ bad: '' });
  rebuilder.start();
  await go(root);
  await vi.waitFor(() => expect(rebuilder.state()).toMatchObject({ state: 'failed', lines: ['Building'] }));
  expect([built.mock.calls.length, ended.mock.calls.length]).toEqual([0, 1]);
});

test('a command that cannot be started is a failed build', async () => {
  const rebuilder = openRebuilder({
    root: createTemporaryFolder({ a: '' }),
    built: async () => {},
    command: ['/nowhere/at/all'],
  });
  rebuilder.start();
  await vi.waitFor(() => expect(rebuilder.state().state).toBe('failed'));
  expect(rebuilder.state().lines.join()).toContain('ENOENT');
});

test('the faults in a failed build’s report are parsed, and the next build starts without them', async () => {
  const report = `console.error('\\u001b[31mThe content has 2 faults:\\u001b[0m');
console.error('  content/brands/alder.json · name · expected text');
console.error('  content/stores/a.json · (whole file) · expected JSON');
process.exit(require('node:fs').existsSync('good') ? 0 : 1);`;
  const root = createTemporaryFolder({ 'fails.cjs': report });
  const rebuilder = openRebuilder({ root, built: async () => {}, command: [process.execPath, 'fails.cjs'] });
  rebuilder.start();
  await vi.waitFor(() => expect(rebuilder.state().state).toBe('failed'));
  expect(rebuilder.state()).toMatchObject({
    expectedSeconds: null,
    faults: [
      { file: 'content/brands/alder.json', field: 'name', message: 'expected text' },
      { file: 'content/stores/a.json', field: '', message: 'expected JSON' },
    ],
  });
  writeFileSync(join(root, 'good'), '');
  rebuilder.start();
  await vi.waitFor(() => expect(rebuilder.state().state).toBe('built'));
  expect(rebuilder.state().expectedSeconds, 'the next one is expected to take as long').toBeGreaterThan(0);
});
