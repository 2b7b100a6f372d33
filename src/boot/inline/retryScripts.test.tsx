import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryScripts } from './retryScripts';

const lost = vi.fn<(script: HTMLScriptElement) => void>();
let stop: AbortController;
beforeEach(() => {
  lost.mockClear();
  stop = new AbortController();
  retryScripts(lost, stop.signal);
});
afterEach(() => {
  stop.abort();
  document.head.replaceChildren();
});

/** A script as the bundler requests it, with the bundler's listeners. */
function request(src: string) {
  const script = document.createElement('script');
  const ended = vi.fn<(type: string) => void>();
  script.addEventListener('load', () => ended('load'));
  script.addEventListener('error', () => ended('error'));
  script.src = src;
  document.head.append(script);
  return { script, ended };
}
const scripts = () => [...document.scripts];
const end = (script: HTMLScriptElement | undefined, type: 'load' | 'error') => script!.dispatchEvent(new Event(type));
/** Dispatches the error that a browser reports for a script that is HTML. */
const failToParse = ({ src }: HTMLScriptElement) =>
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError("Unexpected token '<'"), filename: src }));

test('S8-19 a script that fails is requested once more, past the caches, and its requester only sees that it loads', () => {
  const { script, ended } = request('/chunk-1.js');
  end(script, 'error');
  const [, again, ...others] = scripts();
  expect(again!.getAttribute('src')).toMatch(/\/chunk-1\.js\?\d+$/);
  expect([others, ended.mock.calls]).toEqual([[], []]);
  end(again, 'load');
  expect(ended.mock.calls).toEqual([['load']]);
  expect(lost).not.toHaveBeenCalled();
});

test('S8-19 a script that fails twice is lost, and its requester sees that it failed', () => {
  const { script, ended } = request('/chunk-1.js');
  end(script, 'error');
  end(scripts()[1], 'error');
  expect(lost.mock.calls).toEqual([[script]]);
  expect(ended.mock.calls).toEqual([['error']]);
  expect(scripts()).toHaveLength(2);
});

test('S8-19 HTML in place of a script counts as a failure, the second time too', () => {
  const { script, ended } = request('/chunk-1.js');
  failToParse(script);
  end(script, 'load');
  expect(ended).not.toHaveBeenCalled();
  const again = scripts()[1]!;
  failToParse(again);
  end(again, 'load');
  expect(lost.mock.calls).toEqual([[script]]);
  expect(ended.mock.calls).toEqual([['error']]);
});

test('a script that loads and one of another origin are left alone', () => {
  const own = request('/chunk-1.js');
  end(own.script, 'load');
  const foreign = request('https://maps.example/maps.js');
  end(foreign.script, 'error');
  expect([own.ended.mock.calls, foreign.ended.mock.calls]).toEqual([[['load']], [['error']]]);
  expect(scripts()).toHaveLength(2);
  expect(lost).not.toHaveBeenCalled();
});
