import { useId } from 'react';
import { styled } from 'styled-components';
import type { HitGroup, SearchEntry } from '../../domain/search/siteSearch';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { color, media, radius, space, text } from '../../ui/theme/tokens';

/** Tells similar entries apart: brand, plant type and extraction of a pod, or a store's address. */
function useNote({ note, plantType, oilType }: SearchEntry): string {
  const { t } = useWords('search');
  return [note, plantType && t(`product.plantType.${plantType}`), oilType && t(`product.oilType.${oilType}`)]
    .filter(Boolean)
    .join(' · ');
}

function Result({ entry }: { entry: SearchEntry }) {
  const note = useNote(entry);
  return (
    <li>
      <LocalLink to={entry.path}>
        <span>{entry.title}</span>
        {note && <small>{note}</small>}
      </LocalLink>
    </li>
  );
}

export function ResultGroup({ kind, entries }: HitGroup) {
  const { t } = useWords('search');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupName id={id}>{t(`search.kind.${kind}`)}</GroupName>
      <LinkList>
        {entries.map((entry) => (
          <Result key={entry.path + entry.title} entry={entry} />
        ))}
      </LinkList>
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
