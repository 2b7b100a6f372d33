export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words and what is between them, which join to the whole text. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

/** Texts that differ in more words than this are compared as a whole, because the comparison is quadratic. */
const maxWords = 3_000;

/** Returns for each pair of positions how many words the rests have in common, in order. */
function commonCounts(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const counts = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      counts[at]![to] =
        before[at] === after[to] ? counts[at + 1]![to + 1]! + 1 : Math.max(counts[at + 1]![to]!, counts[at]![to + 1]!);
  return counts;
}

function compare(before: readonly string[], after: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const counts = Math.max(before.length, after.length) > maxWords ? null : commonCounts(before, after);
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    if (counts && at < before.length && before[at] === after[to]) {
      parts.push({ kind: 'same', text: before[at]! });
      at += 1;
      to += 1;
    } else if (at < before.length && (!counts || to === after.length || counts[at + 1]![to]! >= counts[at]![to + 1]!)) {
      parts.push({ kind: 'removed', text: before[at]! });
      at += 1;
    } else {
      parts.push({ kind: 'added', text: after[to]! });
      to += 1;
    }
  }
  return parts;
}

/** Between two changes, what is the same and has no word is shown as changed, so that a changed phrase stays together. */
function joinPhrases(parts: readonly TextPart[]): TextPart[] {
  const isGap = ({ kind, text }: TextPart, index: number) =>
    kind === 'same' &&
    !/[\p{L}\p{N}]/u.test(text) &&
    [parts[index - 1], parts[index + 1]].every((each) => each && each.kind !== 'same');
  const runs: { same: string; removed: string; added: string }[] = [];
  for (const [index, part] of parts.entries()) {
    const { kind, text } = part;
    const isChange = kind !== 'same' || isGap(part, index);
    let run = runs.at(-1);
    if (!run || (isChange ? run.same !== '' : run.removed + run.added !== ''))
      runs.push((run = { same: '', removed: '', added: '' }));
    if (!isChange) run.same += text;
    if (isChange && kind !== 'added') run.removed += text;
    if (isChange && kind !== 'removed') run.added += text;
  }
  return runs.flatMap((run) =>
    (['same', 'removed', 'added'] as const).flatMap((kind) => (run[kind] ? [{ kind, text: run[kind] }] : [])),
  );
}

/** In characters, on each side of a change. */
const margin = 40;

/** 'It is a long way' → 'It is…' for the text before the first change, and so on. */
function shorten(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const [start, end] = [isFirst ? 0 : margin, isLast ? 0 : margin];
  if (text.length <= start + end + margin) return text;
  const head = start ? text.slice(0, start).replace(/\S*$/, '') : '';
  const tail = end ? text.slice(-end).replace(/^\S*/, '') : '';
  return `${head}…${tail}`;
}

/** Returns the changed words of a text, each with the words around it. */
export function wordChanges(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shortest = Math.min(old.length, now.length);
  let start = 0;
  while (start < shortest && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const same = (words: string[]): TextPart[] => (words.length ? [{ kind: 'same', text: words.join('') }] : []);
  const parts = joinPhrases([
    ...same(old.slice(0, start)),
    ...compare(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ]);
  return parts.map(({ kind, text }, index) => ({
    kind,
    text: kind === 'same' ? shorten(text, { isFirst: index === 0, isLast: index === parts.length - 1 }) : text,
  }));
}
