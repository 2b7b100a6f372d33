import { diffArrays } from 'diff';

export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words and what is between them, which join to the whole text. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

/** In words that are removed or added. A text that differs in more is shown as another one. */
const maxEditLength = 1_000;

function compare(before: string, after: string): TextPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }));
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
  const parts = joinPhrases(compare(before, after));
  return parts.map(({ kind, text }, index) => ({
    kind,
    text: kind === 'same' ? shorten(text, { isFirst: index === 0, isLast: index === parts.length - 1 }) : text,
  }));
}
