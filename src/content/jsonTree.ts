/** A JSON value with its position in the text, so that an edit can leave the rest of the text unchanged. */
export interface JsonNode {
  start: number;
  end: number;
  value: unknown;
  /** The fields of an object, or null. */
  entries: { key: string; start: number; node: JsonNode }[] | null;
  /** The entries of a list, or null. */
  items: JsonNode[] | null;
}

/** Why and where a text is not valid JSON. */
export class JsonSyntaxError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
    this.name = 'JsonSyntaxError';
  }
}

const blank = /[ \t\n\r]*/y;
const string = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\p{Cc}]*)*"/uy;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const word = /[^\s,:[\]{}"]+|\S/uy;

function at(pattern: RegExp, text: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
}

class Reader {
  private offset = 0;
  constructor(private readonly text: string) {}

  whole(): JsonNode {
    const node = this.value('a value');
    this.skip();
    if (this.offset < this.text.length) throw this.fault('nothing after the last bracket');
    return node;
  }

  private skip() {
    blank.lastIndex = this.offset;
    blank.test(this.text);
    this.offset = blank.lastIndex;
  }

  private fault(expected: string): JsonSyntaxError {
    const got = at(word, this.text, this.offset);
    return new JsonSyntaxError(`expected ${expected}, got ${got ?? 'the end of the file'}`, this.offset);
  }

  private take(sign: string): boolean {
    this.skip();
    if (this.text[this.offset] !== sign) return false;
    this.offset += 1;
    return true;
  }

  private value(expected: string): JsonNode {
    this.skip();
    const start = this.offset;
    if (this.text[start] === '{') return this.object(start);
    if (this.text[start] === '[') return this.list(start);
    const isText = this.text[start] === '"';
    const token = at(isText ? string : scalar, this.text, start);
    if (token === null) throw isText ? this.openText() : this.fault(expected);
    this.offset = start + token.length;
    return { start, end: this.offset, value: JSON.parse(token) as unknown, entries: null, items: null };
  }

  /** A string without its closing quote, or with a character that must be escaped. */
  private openText(): JsonSyntaxError {
    return new JsonSyntaxError('expected a text that ends with " on its line, with \\" for a quote in it', this.offset);
  }

  private object(start: number): JsonNode {
    const entries: JsonNode['entries'] = [];
    const value: Record<string, unknown> = {};
    this.offset += 1;
    if (!this.take('}'))
      do {
        this.skip();
        const keyStart = this.offset;
        const token = at(string, this.text, keyStart);
        if (token === null)
          throw this.fault(
            entries.length ? 'a field in double quotes after the comma' : 'a field in double quotes, or }',
          );
        this.offset += token.length;
        const key = JSON.parse(token) as string;
        if (Object.hasOwn(value, key)) throw new JsonSyntaxError(`expected the field ${key} only once`, keyStart);
        if (!this.take(':')) throw this.fault(`a colon after the field ${key}`);
        const node = this.value(`a value of the field ${key}`);
        entries.push({ key, start: keyStart, node });
        // Assignment would set the prototype for '__proto__' instead of adding a field.
        Object.defineProperty(value, key, { value: node.value, enumerable: true, configurable: true, writable: true });
      } while (this.more('}'));
    return { start, end: this.offset, value, entries, items: null };
  }

  private list(start: number): JsonNode {
    const items: JsonNode[] = [];
    this.offset += 1;
    if (!this.take(']'))
      do items.push(this.value(items.length ? 'an entry after the comma' : 'an entry or ]'));
      while (this.more(']'));
    return { start, end: this.offset, value: items.map(({ value }) => value), entries: null, items };
  }

  /** Consumes a comma (true) or the closing bracket (false). */
  private more(bracket: string): boolean {
    if (this.take(',')) return true;
    if (!this.take(bracket)) throw this.fault(`a comma or ${bracket}`);
    return false;
  }
}

/** Parses JSON with the positions of its values. Throws a JsonSyntaxError, also for duplicate fields. */
export const parseJsonTree = (text: string): JsonNode => new Reader(text).whole();

/** Line and column of an offset, both starting at 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** The line of a field such as 'variants[0].title.fr', or of its nearest existing parent. */
export function lineOfField(text: string, field: string): number {
  let node = parseJsonTree(text);
  let { start } = node;
  for (const part of field.match(/[^.[\]]+/g) ?? []) {
    const entry = node.entries?.find(({ key }) => key === part);
    const next = entry?.node ?? node.items?.[Number(part)];
    if (!next) break;
    start = entry?.start ?? next.start;
    node = next;
  }
  return placeOf(text, start).line;
}
