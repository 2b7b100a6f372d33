import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const original = { error: console.error, warn: console.warn };
let complaints: string[] = [];

// Assigned instead of vi.spyOn, so that a test that expects errors can put its own spy on top.
beforeEach(() => {
  complaints = [];
  console.error = (...args: unknown[]) => void complaints.push(`console.error: ${format(...args)}`);
  console.warn = (...args: unknown[]) => void complaints.push(`console.warn: ${format(...args)}`);
});

afterEach(() => {
  Object.assign(console, original);
  if (complaints.length > 0)
    throw new Error(
      `The test wrote to the console. Expect the message with a spy on console.error or console.warn.\n${complaints.join('\n')}`,
    );
});
