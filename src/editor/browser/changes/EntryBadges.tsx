import { useMemo } from 'react';
import type { ContentChange } from '../../changes/changeSet';
import { entryState, type EntryState } from '../../changes/entryState';
import { entryPicture, parseEntryPath } from '../../entries/entryTexts';
import { folderCollections } from '../../forms/collections';
import type { PendingReview } from '../../changes/publisher';
import { formatWhen } from '../../changes/formatWhen';
import { thumbnailUrl } from '../pictureUrl';
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

/** Decap's lists have no elements for an entry's state and picture, so CSS rules add them. */
function badgeRules({ changes, reviews, versions, now }: Props): string {
  const paths = new Set([...versions.keys(), ...changes.map(({ path }) => path)]);
  return [...paths]
    .flatMap((path) => {
      const change = changes.find((each) => each.path === path);
      const state = entryState(path, { change, reviews, published: versions.get(path), now });
      if (!state) return [];
      const { folder, name } = parseEntryPath(path.replace(/^content\//, ''));
      const links = folderCollections(folder).map((each) => `a[href="#/collections/${each}/entries/${name}"]`);
      const words = [capital(state.name), state.by, formatWhen(state.at, now)].filter(Boolean).join(' · ');
      const picture = entryPicture(path.replace(/^content\//, ''), change?.text ?? versions.get(path)?.text ?? '');
      return links.flatMap((link) => [
        `${link}::after{content:${JSON.stringify(words)};color:${colors[state.name]}}`,
        ...(picture
          ? [
              `li>${link}{padding-left:84px}li>${link}::before{content:"";background-image:url("${thumbnailUrl(picture)}")}`,
            ]
          : []),
      ]);
    })
    .join('\n');
}

export function EntryBadges({ changes, reviews, versions, now }: Props) {
  const rules = useMemo(() => badgeRules({ changes, reviews, versions, now }), [changes, reviews, versions, now]);
  return <style>{rules}</style>;
}
