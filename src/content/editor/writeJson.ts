import { parseJsonTree, type JsonNode } from '../jsonTree';

/** As wide as a line of the project's files may be. */
const widest = 120;
const step = '  ';

/** Where a value is printed. */
interface Place {
  indent: string;
  /** What stands before it on its line, and after it. */
  before: number;
  after: number;
}

export const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
};

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 1;

/** Prettier breaks a list whose entries are all objects, or all lists, of more than one part. */
const mustBreak = (list: readonly unknown[]): boolean =>
  list.length > 1 && list.every((each) => isFilled(each) && Array.isArray(each) === Array.isArray(list[0]));

const isOneLine = (text: string) => !text.includes('\n');

/** Prints a value into the text that it stood in: what is as it was keeps its letters, its order and its line breaks. */
class Printer {
  constructor(private readonly source: string) {}

  print(value: unknown, node: JsonNode | undefined, place: Place): string {
    const kept = node && isSame(value, node.value) ? this.source.slice(node.start, node.end) : undefined;
    if (typeof value !== 'object' || value === null) return kept ?? JSON.stringify(value);
    if (kept !== undefined && isOneLine(kept) && place.before + kept.length + place.after <= widest) return kept;
    const anew = Array.isArray(value)
      ? this.list(value, node, place)
      : this.object(value as Record<string, unknown>, node, place);
    // A comma that came or went beside an unchanged value may break it, or let a list be one line again.
    return kept === undefined || isOneLine(kept) || isOneLine(anew) ? anew : kept;
  }

  private object(value: Record<string, unknown>, node: JsonNode | undefined, place: Place): string {
    const old = new Map(node?.entries?.map((entry) => [entry.key, entry.node]));
    const keys = inOrder([...old.keys()], Object.keys(value));
    if (keys.length === 0) return '{}';
    const printed = (inner: Omit<Place, 'before'>) =>
      keys.map((key, at) => {
        const name = `${JSON.stringify(key)}: `;
        const after = at < keys.length - 1 ? 1 : inner.after;
        return (
          name + this.print(value[key], old.get(key), { ...inner, before: inner.indent.length + name.length, after })
        );
      });
    const wasBroken = node?.entries?.[0] && this.source.slice(node.start, node.entries[0].start).includes('\n');
    return this.lines('{ ', ' }', { place, printed, isBroken: Boolean(wasBroken) });
  }

  private list(value: readonly unknown[], node: JsonNode | undefined, place: Place): string {
    if (value.length === 0) return '[]';
    const olds = matched(value, node?.items ?? []);
    const printed = (inner: Omit<Place, 'before'>) =>
      value.map((each, at) => {
        const after = at < value.length - 1 ? 1 : inner.after;
        return this.print(each, olds[at], { ...inner, before: inner.indent.length, after });
      });
    return this.lines('[', ']', { place, printed, isBroken: mustBreak(value) });
  }

  /** On one line where it fits and nothing in it is broken, else each part on a line of its own. */
  private lines(
    open: string,
    close: string,
    {
      place,
      printed,
      isBroken,
    }: { place: Place; printed: (inner: Omit<Place, 'before'>) => string[]; isBroken: boolean },
  ): string {
    const flat = isBroken ? '\n' : open + printed({ indent: place.indent, after: 0 }).join(', ') + close;
    if (isOneLine(flat) && place.before + flat.length + place.after <= widest) return flat;
    const indent = place.indent + step;
    const parts = printed({ indent, after: 0 }).map((part) => indent + part);
    return `${open.trim()}\n${parts.join(',\n')}\n${place.indent}${close.trim()}`;
  }
}

/** Known fields in the order of the file; a new one after the field that it follows in the new value. */
function inOrder(old: string[], now: string[]): string[] {
  const keys = old.filter((key) => now.includes(key));
  now.forEach((key, at) => {
    if (!keys.includes(key)) keys.splice(at === 0 ? 0 : keys.indexOf(now[at - 1]!) + 1, 0, key);
  });
  return keys;
}

/** For each entry the old one whose text it takes: one that is the same, else the one in its place if nobody else's. */
function matched(now: readonly unknown[], old: JsonNode[]): (JsonNode | undefined)[] {
  const free = new Set(old);
  const take = (node: JsonNode | undefined) => (node && free.delete(node) ? node : undefined);
  const same = now.map((each, at) => {
    const here = old[at];
    if (here && free.has(here) && isSame(each, here.value)) return take(here);
    return take([...free].find((node) => isSame(each, node.value)));
  });
  return same.map((node, at) => node ?? take(old[at]));
}

/** A value as the text of a file; given the text that it was read from, only what changed is written anew. */
export function writeJson(value: unknown, source = ''): string {
  const node = source.trim() ? parseJsonTree(source) : undefined;
  if (node && isSame(value, node.value)) return source;
  // A file's own object always has its fields on lines of their own.
  const text = new Printer(node ? source : '{\n').print(value, node ?? brokenRoot, { indent: '', before: 0, after: 0 });
  return `${text}\n`;
}

const brokenRoot: JsonNode = {
  start: 0,
  end: 0,
  value: undefined,
  items: null,
  entries: [{ key: '', start: 2, node: { start: 2, end: 2, value: undefined, entries: null, items: null } }],
};
