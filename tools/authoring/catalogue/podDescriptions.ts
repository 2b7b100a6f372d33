import { brandsFirst } from './data/descriptions/brandsFirst';
import { brandsSecond } from './data/descriptions/brandsSecond';
import { california } from './data/descriptions/california';
import { states } from './data/descriptions/states';

function parseLine(line: string): [slug: string, text: string] {
  const at = line.indexOf(': ');
  if (at < 1) throw new Error(`data/descriptions: expected 'slug: text', found '${line}'`);
  return [line.slice(0, at), line.slice(at + 2)];
}

/** The description of each US pod, written for it alone. */
export const podDescriptions: ReadonlyMap<string, string> = new Map(
  [brandsFirst, brandsSecond, california, states].flatMap((lines) => lines.trim().split('\n').map(parseLine)),
);
