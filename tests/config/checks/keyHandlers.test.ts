import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));
const namesOf = (pattern: RegExp) => sources.flatMap(({ name, text }) => (pattern.test(text) ? [name] : [])).sort();

/** The first listener of each program keeps the keys of input methods and of held keys from all others. */
describe('every key handler gets only the keys that somebody meant', () => {
  test('the programs set up the guard before anything else', () => {
    expect(namesOf(/createKeyGuard\(/)).toEqual(['domain/site/input/guardInput.ts', 'domain/site/input/keyGuard.ts']);
    const bodyOf = (name: string, opening: RegExp) =>
      opening.exec(sources.find((each) => each.name === name)!.text)?.[1];
    expect(bodyOf('boot/startClient.ts', /function startClient\([^{]*\{\s*(?:\/\/.*\s*)*(\S+);/)).toBe(
      'guardInput(window)',
    );
    expect(bodyOf('editor/browser/main.ts', /function main\(\)[^{]*\{\s*(\S+);/)).toBe('guardInput(window)');
  });

  test('nothing listens before the guard, except to any input at all', () => {
    expect(namesOf(/onKeyDown=|onKeyDown:|'keydown'/).length, 'handlers are found').toBeGreaterThan(10);
    expect(namesOf(/onKeyDownCapture/)).toEqual([]);
    const early = sources.filter(({ text }) => /'keydown'/.test(text) && /capture: true|, true\)/.test(text));
    expect(early.map(({ name }) => name).sort()).toEqual([
      'boot/watchBuild.ts',
      'domain/site/input/guardInput.ts',
      'ui/hydration/HydrateWhenVisible.tsx',
    ]);
  });

  test('nothing acts when a key is released, because the release of an input method’s last key looks like any other', () => {
    expect(namesOf(/onKeyUp|onKeyPress|'keyup'|'keypress'/)).toEqual([]);
  });
});
