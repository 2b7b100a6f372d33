import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { globalCss } from './globalCss';
import { motion, slowMs } from './tokens';

const theme = ['tokens', 'stageMotion', 'globalCss'].map((name) => `src/ui/theme/${name}.ts`);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !theme.includes(file));

/** Matches a literal duration or curve in a transition or an animation. */
const declaration = /(?:transition|animation)[a-z-]*\s*:([^;`]*)/g;
const literal = /(?<![\w.-])\d*\.?\d+m?s\b|cubic-bezier|steps\(|\bease\b|\bease-(?:in|out|in-out)\b|\blinear\b/;

function literalsIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const declared = [...code.matchAll(declaration)].map(([, value]) => value!.replaceAll(/\$\{[^}]*\}/g, ''));
  return [...declared.filter((value) => literal.test(value)), ...(code.match(/cubic-bezier\(/g) ?? [])];
}

describe('D-31 motion is a small vocabulary of tokens', () => {
  test('the search finds what it looks for', () => {
    expect(literalsIn('transition: opacity 0.2s;')).toHaveLength(1);
    expect(literalsIn('animation: ${turn} .8s linear infinite;')).toHaveLength(1);
    expect(literalsIn('transition: scale ${motion.fast} ease-out;')).toHaveLength(1);
    expect(literalsIn('transition: scale ${motion.fast} ${motion.ease}, color ${motion.fast};')).toEqual([]);
    expect(literalsIn('transition: none; animation: none;')).toEqual([]);
  });

  test('no component writes out a duration or a curve', () => {
    expect(sources.length).toBeGreaterThan(400);
    const found = sources.flatMap((file) => literalsIn(readFileSync(file, 'utf8')).map((value) => `${file}:${value}`));
    expect(found).toEqual([]);
  });

  test('every duration of the tokens is on the page, and what scripts wait for is the same', () => {
    for (const name of [motion.fast, motion.medium, motion.slow, motion.ease])
      expect(globalCss).toContain(`${name.slice(4, -1)}:`);
    expect(globalCss).toContain(`--slow:${slowMs}ms`);
  });

  test('with reduced motion nothing moves: transitions are off, and animations end at once and do not repeat', () => {
    const [, calm = ''] = globalCss.split('@media (prefers-reduced-motion:reduce){');
    expect(calm).toContain('animation-duration:.01ms!important');
    expect(calm).toContain('animation-iteration-count:1!important');
    expect(calm).toContain('transition:none!important');
  });
});
