import { getLocation, parseTree, visit, type Node, type ParseError } from 'jsonc-parser';

/** A JSON value with its position, so that an edit can leave the rest of the text unchanged. */
export interface JsonNode {
  start: number;
  end: number;
  readonly value: unknown;
  entries: { key: string; start: number; node: JsonNode }[] | null;
  items: JsonNode[] | null;
}

export class JsonSyntaxError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
    this.name = 'JsonSyntaxError';
  }
}

const textAt = /"(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*"/uy;

function expectedAt(text: string, offset: number): string {
  const before = text.slice(0, offset).trimEnd();
  const { path } = getLocation(before, before.length);
  const isInList = typeof path.at(-1) === 'number';
  switch (before.at(-1)) {
    case undefined:
      return 'a value';
    case '{':
      return 'a field in double quotes, or }';
    case '[':
      return 'an entry or ]';
    case ',':
      return isInList ? 'an entry after the comma' : 'a field in double quotes after the comma';
    case ':':
      return `a value of the field ${path.at(-1)}`;
    case '"':
      if (getLocation(before, before.length - 1).isAtPropertyKey) return `a colon after the field ${path.at(-1)}`;
  }
  return path.length ? `a comma or ${isInList ? ']' : '}'}` : 'nothing after the last bracket';
}

function syntaxError(text: string, { offset }: ParseError): JsonSyntaxError {
  textAt.lastIndex = offset;
  if (text[offset] === '"' && !textAt.test(text))
    return new JsonSyntaxError('expected a text that ends with " on its line, with \\" for a quote in it', offset);
  const got = /^(?:[^\s,:[\]{}"]+|\S)/u.exec(text.slice(offset))?.[0] ?? 'the end of the file';
  return new JsonSyntaxError(`expected ${expectedAt(text, offset)}, got ${got}`, offset);
}

function toNode(text: string, { type, offset, length, children = [] }: Node): JsonNode {
  const keys = new Set<string>();
  const end = offset + length;
  let parsed: { value: unknown } | undefined;
  return {
    start: offset,
    end,
    // Parsed lazily, because most callers only read the root. Unlike jsonc-parser, JSON.parse keeps '__proto__'.
    get value() {
      return (parsed ??= { value: JSON.parse(text.slice(offset, end)) as unknown }).value;
    },
    entries:
      type === 'object'
        ? children.map(({ children: [name, value] = [] }) => {
            const key = name!.value as string;
            if (keys.has(key)) throw new JsonSyntaxError(`expected the field ${key} only once`, name!.offset);
            keys.add(key);
            return { key, start: name!.offset, node: toNode(text, value!) };
          })
        : null,
    items: type === 'array' ? children.map((each) => toNode(text, each)) : null,
  };
}

/** Parsers and checks call themselves for each level. No content file has more than ten. */
const maxDepth = 100;

/** Throws a JsonSyntaxError at the bracket that is too deep. */
function checkDepth(text: string): void {
  let depth = 0;
  const enter = (offset: number) => {
    depth += 1;
    if (depth > maxDepth) throw new JsonSyntaxError(`expected at most ${maxDepth} brackets inside each other`, offset);
  };
  const leave = () => void (depth -= 1);
  visit(text, { onObjectBegin: enter, onArrayBegin: enter, onObjectEnd: leave, onArrayEnd: leave });
}

/** Throws a JsonSyntaxError, also for duplicate fields. */
export function parseJsonTree(text: string): JsonNode {
  checkDepth(text);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors[0]) throw syntaxError(text, errors[0]);
  return toNode(text, tree!);
}

const textOrField = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

function countFieldsInText(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(textOrField)) if (colon) count += 1;
  return count;
}

function countFields(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth >= maxDepth) throw new RangeError('Too deep');
  const children = Object.values(value);
  return children.reduce<number>(
    (sum, child) => sum + countFields(child, depth + 1),
    Array.isArray(value) ? 0 : children.length,
  );
}

/** Like `parseJsonTree(text).value`, but several times as fast for faultless texts, of which a build reads thousands. */
export function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    // JSON.parse keeps only the last of two fields with the same name.
    if (countFieldsInText(text) === countFields(value)) return value;
  } catch {
    // The tree's error says what was expected, and where.
  }
  return parseJsonTree(text).value;
}

/** Starts at 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Falls back to the nearest existing parent of a field such as 'variants[0].title.fr'. */
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
  return lineAndColumn(text, start).line;
}
