import { styled } from 'styled-components';
import type { EntryKind, HitGroup } from '../../domain/search/siteSearch';
import { useWords } from '../../i18n/LocaleContext';
import { TextLink } from '../../ui/text/TextLink';
import { color, space, text } from '../../ui/theme/tokens';

export const resultsId = (kind: EntryKind): string => `results-${kind}`;

/** Leads to results below a long list. */
export function JumpLinks({ groups }: { groups: readonly HitGroup[] }) {
  const { t } = useWords('search');
  return (
    <Root aria-label={t('search.alsoFound')}>
      <span aria-hidden>{t('search.alsoFound')}</span>
      {groups.map(({ kind, entries }) => (
        <TextLink key={kind} href={`#${resultsId(kind)}`}>
          {t('search.jump', { kind: t(`search.kind.${kind}`), count: entries.length })}
        </TextLink>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[4]};
  ${text.label};
  span {
    color: ${color.muted};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
