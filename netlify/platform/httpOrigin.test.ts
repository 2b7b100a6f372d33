import { expect, test } from 'vitest';
import { httpOrigin } from './httpOrigin';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8888'],
  ['localhost', 'http://localhost:8888'],
  ['::1', 'http://[::1]:8888'],
  ['2001:db8::7', 'http://[2001:db8::7]:8888'],
  ['0.0.0.0', 'http://localhost:8888'],
  ['::', 'http://localhost:8888'],
])('the host %s has the origin %s', (host, expected) => {
  expect(httpOrigin(host, 8888)).toBe(expected);
  expect(new URL(expected).origin).toBe(expected);
});
