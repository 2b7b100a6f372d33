import { useMemo } from 'react';
import type { ContentChange } from '../../changes/changeSet';
import { entryState, type EntryState } from '../../changes/entryState';
import { parseEntryPath } from '../../entries/entryTexts';
import { folderCollections } from '../../forms/collections';
import type { PendingReview } from '../../changes/publisher';
import { formatWhen } from '../../changes/formatWhen';
import type { Version } from './versions';

interface Props {
  changes: readonly ContentChange[];
  reviews: readonly PendingReview[];
  versions: ReadonlyMap<string, Version>;
  now: Date;
}

const colors: Record<EntryState['name'], string> = {
  draft: '#8a4b00',
  'in review': '#1b4fa3',
  scheduled: '#5b3f9b',
  published: '#5d626d',
  'taken down': '#5d626d',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Decap's lists have no element for an entry's state, so CSS rules add it below the title. */
function badgeRules({ changes, reviews, versions, now }: Props): string {
  const paths = new Set([...versions.keys(), ...changes.map(({ path }) => path)]);
  return [...paths]
    .flatMap((path) => {
      const change = changes.find((each) => each.path === path);
      const state = entryState(path, { change, reviews, published: versions.get(path), now });
      if (!state) return [];
      const { folder, name } = parseEntryPath(path.replace(/^content\//, ''));
      const links = folderCollections(folder).map((each) => `a[href="#/collections/${each}/entries/${name}"]::after`);
      const words = [capital(state.name), state.by, formatWhen(state.at, now)].filter(Boolean).join(' · ');
      return links.length ? [`${links.join(',')}{content:${JSON.stringify(words)};color:${colors[state.name]}}`] : [];
    })
    .join('\n');
}

export function EntryBadges({ changes, reviews, versions, now }: Props) {
  const rules = useMemo(() => badgeRules({ changes, reviews, versions, now }), [changes, reviews, versions, now]);
  return <style>{rules}</style>;
}
