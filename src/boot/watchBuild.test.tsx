import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuild } from './watchBuild';

declare const jsdom: { reconfigure: (options: { url: string }) => void };

const opened: string[] = [];
class FakeChannel extends EventTarget {
  constructor(name: string) {
    super();
    opened.push(name);
  }
}

beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('___webpackCompilationHash', 'built');
});
afterEach(() => jsdom.reconfigure({ url: 'http://localhost:3000/' }));

test.each(['http://localhost:8888/us/en', 'http://127.0.0.1:8888/us/en'])(
  'a page at %s follows the builds of the local editor',
  (url) => {
    jsdom.reconfigure({ url });
    watchBuild();
    expect(opened).toEqual(['site-build']);
  },
);

test('a page of a deployed shop opens no channel, which could keep it out of the back/forward cache', () => {
  jsdom.reconfigure({ url: 'https://shop.example/us/en' });
  watchBuild();
  expect(opened).toEqual([]);
});
