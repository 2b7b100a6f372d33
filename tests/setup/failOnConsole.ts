import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const original = { error: console.error, warn: console.warn };
let complaints: string[] = [];

// Plain assignment and not vi.spyOn: a test that expects a complaint lays its own spy over this one and so takes it.
beforeEach(() => {
  complaints = [];
  console.error = (...args: unknown[]) => void complaints.push(`console.error: ${format(...args)}`);
  console.warn = (...args: unknown[]) => void complaints.push(`console.warn: ${format(...args)}`);
});

afterEach(() => {
  Object.assign(console, original);
  if (complaints.length > 0) throw new Error(`The test wrote to the console unasked.\n${complaints.join('\n')}`);
});
