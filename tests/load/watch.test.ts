import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { cpuOf, memoryOf } from './watch';

describe.runIf(process.platform === 'linux')('reading /proc', () => {
  test('skips a process that exited after it was listed', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    const pid = child.pid!;
    await once(child, 'exit');
    expect(memoryOf(pid, [pid])).toBe(0);
    expect(cpuOf(pid, [pid])).toBe(0);
    expect(memoryOf(process.pid, [process.pid, pid])).toBeGreaterThan(1);
  });
});
