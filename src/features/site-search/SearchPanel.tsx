import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { searchedBatchNumber } from '../../domain/laboratory/batchNumber';
import { groupHits, searchPath } from '../../domain/search/siteSearch';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { closePanel, usePanel } from '../../state/panels';
import { clearRecentSearches, addRecentSearch, useRecentSearches } from '../../state/recentSearches';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Panel } from '../../ui/overlays/Panel';
import { Paragraph } from '../../ui/text/Paragraph';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { ButtonLink } from '../../ui/ButtonLink';
import { NoSearchResults, Shortcuts } from './NoSearchResults';
import { SearchFailure } from './SearchFailure';
import { SearchField } from './SearchField';
import { GroupName, LinkList, ResultGroup } from './SearchResults';
import { useSiteSearch } from './useSiteSearch';

interface RecentSearchesProps {
  onChoose: (search: string) => void;
  onClear: () => void;
}

function RecentSearches({ onChoose, onClear }: RecentSearchesProps) {
  const { t } = useWords('search');
  const { searches } = useRecentSearches();
  if (!searches.length) return null;
  return (
    <section>
      <RecentHead>
        <GroupName>{t('search.recent')}</GroupName>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('search.forget')}
        </Button>
      </RecentHead>
      <LinkList>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" onClick={() => onChoose(search)}>
              {search}
            </button>
          </li>
        ))}
      </LinkList>
    </section>
  );
}

/** Moves focus between the field and the links below it by arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step || !input) return;
  const focusable = [input, ...event.currentTarget.querySelectorAll<HTMLElement>('li > a, li > button')];
  const currentIndex = focusable.indexOf(document.activeElement as HTMLElement);
  if (currentIndex < 0) return;
  event.preventDefault();
  focusable[(currentIndex + step + focusable.length) % focusable.length]!.focus();
}

/** Searches products, makers, stores, questions and pages. Shows the best of each, and leads to the page with all. */
export function SearchPanel() {
  const { t, plural } = useWords('search');
  const navigate = useLocalNavigate();
  const [value, setValue] = useState(() => usePanel.getState().searchText);
  // Deferred, so that rendering results doesn't slow down typing.
  const text = useDeferredValue(value.trim());
  const { text: searched, result, note, nearest, isFailed, retry } = useSiteSearch(text);
  const input = useRef<HTMLInputElement>(null);
  // Runs after the dialog has focused its close button.
  useEffect(() => input.current!.focus(), []);
  const choose = (search: string) => {
    setValue(search);
    input.current?.focus();
  };
  const count = result?.hits.length ?? 0;
  const closeOnLink = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a')) return;
    if (count > 0) addRecentSearch(searched);
    closePanel();
  };
  const submit = () => {
    const typed = value.trim();
    if (!typed) return;
    // Reads what was typed instead of the results, which may be those of an earlier text.
    const batchId = searchedBatchNumber(typed);
    addRecentSearch(typed);
    closePanel();
    navigate(batchId ? routePath('labReport', { batchId }) : searchPath(typed));
  };
  return (
    <Panel isOpen onClose={closePanel} title={t('header.search')} closeLabel={t('search.close')}>
      {/* Handles keys and clicks of the controls inside. */}
      <Stack $gap={6} onKeyDown={(event) => moveFocus(event, input.current)} onClick={closeOnLink}>
        <SearchField input={input} value={value} onChange={setValue} onSubmitSearch={submit} />
        <VisuallyHidden role="status">
          {result && (count ? plural('search.found', count) : t('search.none', { text: searched }))}
          {note && ` ${note}`}
        </VisuallyHidden>
        {isFailed && <SearchFailure onRetry={retry} />}
        {!text && !isFailed && (
          <>
            <RecentSearches
              onChoose={choose}
              onClear={() => {
                clearRecentSearches();
                input.current?.focus();
              }}
            />
            <Shortcuts level={3} />
          </>
        )}
        {note && (
          <Paragraph tone="muted" aria-hidden>
            {note}
          </Paragraph>
        )}
        {result && count > 0 && (
          <Results>
            {groupHits(result.hits).map((group) => (
              <ResultGroup key={group.kind} level={3} {...group} />
            ))}
            <ButtonLink as={LocalLink} to={searchPath(searched)} $variant="secondary">
              {plural('search.all', count)}
            </ButtonLink>
          </Results>
        )}
        {result && count === 0 && <NoSearchResults level={3} text={searched} nearest={nearest} onChoose={choose} />}
      </Stack>
    </Panel>
  );
}

const Results = styled.div`
  display: grid;
  gap: 24px;
`;

const RecentHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
