import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** Browser names in package.json, with MDN's names for them. */
const browsers: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest supported browsers: `firefox >= 115`. */
function readTargets(): [browser: BrowserName, version: number][] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const browser = browsers[name];
    if (!browser) throw new Error(`browserslist: expected a line such as "firefox >= 115", found "${line}".`);
    return [browser, Number(version)];
  });
}

const targets = readTargets();

const isIn = (version: number, { version_added: added, version_removed: removed }: SimpleSupportStatement) =>
  (added === 'preview'
    ? false
    : typeof added === 'string'
      ? Number.parseFloat(added.replace('≤', '')) <= version
      : added) && !(typeof removed === 'string' && Number.parseFloat(removed) <= version);

interface Lack {
  browser: string;
  /** The prefix that the name needs there; absent if none helps. */
  prefix?: string;
}

/** An entry of MDN's data, such as the property `user-select`; undefined if there is none. */
function featureAt(path: string[]): Identifier | undefined {
  let at: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path) at = Object.hasOwn(at ?? {}, name) ? at![name] : undefined;
  return at;
}

/** The names of an entry's children in MDN's data. */
export const namesAt = (...path: string[]): string[] => Object.keys(featureAt(path) ?? {});

/** The targets that lack a feature without a prefix. Empty if MDN's data does not list the feature. */
export function lacksAt(...path: string[]): Lack[] {
  const { __compat: compat } = featureAt(path) ?? {};
  if (!compat) return [];
  return targets.flatMap(([browser, version]) => {
    const all = [compat.support[browser] ?? []].flat().filter((one) => !one.flags && isIn(version, one));
    if (all.some(({ prefix, alternative_name: other }) => !prefix && !other)) return [];
    return [{ browser: `${browser} ${version}`, prefix: all.find(({ prefix }) => prefix)?.prefix }];
  });
}
