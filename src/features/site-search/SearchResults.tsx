import { useId } from 'react';
import { styled } from 'styled-components';
import type { HitGroup, SearchEntry } from '../../domain/search/siteSearch';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { color, media, radius, space, text } from '../../ui/theme/tokens';

/** Tells similar entries apart: brand, plant type and extraction of a pod, or a store's address. */
function useNote({ note, town, plantType, oilType }: SearchEntry): string {
  const { t } = useWords('search');
  const address = [note, town].filter(Boolean).join(', ');
  return [address, plantType && t(`product.plantType.${plantType}`), oilType && t(`product.oilType.${oilType}`)]
    .filter(Boolean)
    .join(' · ');
}

interface ResultProps {
  entry: SearchEntry;
  distance?: string;
}

function Result({ entry, distance }: ResultProps) {
  const note = useNote(entry);
  return (
    <li>
      <LocalLink to={entry.path}>
        <span>{entry.title}</span>
        {(note || distance) && <small>{[note, distance].filter(Boolean).join(' · ')}</small>}
      </LocalLink>
    </li>
  );
}

interface ResultListProps {
  entries: readonly SearchEntry[];
  distanceTo?: (entry: SearchEntry) => string | undefined;
}

export const ResultList = ({ entries, distanceTo }: ResultListProps) => (
  <LinkList>
    {entries.map((entry) => (
      <Result key={entry.path + entry.title} entry={entry} distance={distanceTo?.(entry)} />
    ))}
  </LinkList>
);

export function ResultGroup({ kind, entries, level }: HitGroup & { level: 2 | 3 }) {
  const { t } = useWords('search');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupName as={`h${level}`} id={id}>
        {t(`search.kind.${kind}`)}
      </GroupName>
      <ResultList entries={entries} />
    </section>
  );
}

export const GroupName = styled.h3`
  ${text.small};
  color: ${color.muted};
`;

export const LinkList = styled.ul`
  margin-inline: calc(-1 * ${space[3]});
  a,
  button {
    display: flex;
    flex-direction: column;
    justify-content: center;
    width: 100%;
    min-height: 48px;
    padding: ${space[2]} ${space[3]};
    border: 0;
    border-radius: ${radius.small};
    background: transparent;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        background: color-mix(in srgb, ${color.ink} 5%, transparent);
      }
    }
  }
  small {
    ${text.small};
    color: ${color.muted};
  }
`;
