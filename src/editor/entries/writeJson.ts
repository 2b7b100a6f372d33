import { dequal } from 'dequal/lite';
import { parseJsonTree, type JsonNode } from '../../content/files/jsonTree';

const printWidth = 120;
const step = '  ';

interface PrintPosition {
  indent: string;
  /** The number of characters before and after the value on its line. */
  before: number;
  after: number;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 1;

/** Prettier breaks a list if all entries are objects, or all are lists, with more than one member each. */
const breaksList = (list: readonly unknown[]): boolean =>
  list.length > 1 && list.every((each) => isFilled(each) && Array.isArray(each) === Array.isArray(list[0]));

const isOneLine = (text: string) => !text.includes('\n');

/** Preserves the formatting, order and line breaks of unchanged values. */
class Printer {
  constructor(private readonly source: string) {}

  print(value: unknown, node: JsonNode | undefined, position: PrintPosition): string {
    const unchanged = node && dequal(value, node.value) ? this.source.slice(node.start, node.end) : undefined;
    if (typeof value !== 'object' || value === null) return unchanged ?? JSON.stringify(value);
    if (
      unchanged !== undefined &&
      isOneLine(unchanged) &&
      position.before + unchanged.length + position.after <= printWidth
    )
      return unchanged;
    const rewritten = Array.isArray(value)
      ? this.list(value, node, position)
      : this.object(value as Record<string, unknown>, node, position);
    // A comma added or removed after an unchanged value may change whether a list fits on one line.
    return unchanged === undefined || isOneLine(unchanged) || isOneLine(rewritten) ? rewritten : unchanged;
  }

  private object(value: Record<string, unknown>, node: JsonNode | undefined, position: PrintPosition): string {
    const old = new Map(node?.entries?.map((entry) => [entry.key, entry.node]));
    const keys = orderFields([...old.keys()], Object.keys(value));
    if (keys.length === 0) return '{}';
    const printed = (inner: Omit<PrintPosition, 'before'>) =>
      keys.map((key, index) => {
        const name = `${JSON.stringify(key)}: `;
        const after = index < keys.length - 1 ? 1 : inner.after;
        return (
          name + this.print(value[key], old.get(key), { ...inner, before: inner.indent.length + name.length, after })
        );
      });
    const wasBroken = node?.entries?.[0] && this.source.slice(node.start, node.entries[0].start).includes('\n');
    return this.lines('{ ', ' }', { position, printed, isBroken: Boolean(wasBroken) });
  }

  private list(value: readonly unknown[], node: JsonNode | undefined, position: PrintPosition): string {
    if (value.length === 0) return '[]';
    const olds = matchEntries(value, node?.items ?? []);
    const printed = (inner: Omit<PrintPosition, 'before'>) =>
      value.map((each, index) => {
        const after = index < value.length - 1 ? 1 : inner.after;
        return this.print(each, olds[index], { ...inner, before: inner.indent.length, after });
      });
    return this.lines('[', ']', { position, printed, isBroken: breaksList(value) });
  }

  /** Prints on one line if everything fits, otherwise one entry per line. */
  private lines(
    open: string,
    close: string,
    {
      position,
      printed,
      isBroken,
    }: { position: PrintPosition; printed: (inner: Omit<PrintPosition, 'before'>) => string[]; isBroken: boolean },
  ): string {
    const flat = isBroken ? '\n' : open + printed({ indent: position.indent, after: 0 }).join(', ') + close;
    if (isOneLine(flat) && position.before + flat.length + position.after <= printWidth) return flat;
    const indent = position.indent + step;
    const parts = printed({ indent, after: 0 }).map((part) => indent + part);
    return `${open.trim()}\n${parts.join(',\n')}\n${position.indent}${close.trim()}`;
  }
}

/** Keeps the file's order. A new field follows its predecessor in the new value. */
function orderFields(old: string[], now: string[]): string[] {
  const keys = old.filter((key) => now.includes(key));
  now.forEach((key, index) => {
    if (!keys.includes(key)) keys.splice(index === 0 ? 0 : keys.indexOf(now[index - 1]!) + 1, 0, key);
  });
  return keys;
}

/** Finds the old entry whose text each new entry reuses: an equal one, or an unused one at the same index. */
function matchEntries(now: readonly unknown[], old: JsonNode[]): (JsonNode | undefined)[] {
  const free = new Set(old);
  const claim = (node: JsonNode | undefined) => (node && free.delete(node) ? node : undefined);
  const same = now.map((each, index) => {
    const here = old[index];
    if (here && free.has(here) && dequal(each, here.value)) return claim(here);
    return claim([...free].find((node) => dequal(each, node.value)));
  });
  return same.map((node, index) => node ?? claim(old[index]));
}

/** Rewrites only what differs from `source`. */
export function writeJson(value: unknown, source = ''): string {
  const node = source.trim() ? parseJsonTree(source) : undefined;
  if (node && dequal(value, node.value)) return source;
  // A file's top-level object always has one field per line.
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
