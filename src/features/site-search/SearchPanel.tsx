import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { closePanel, usePanel } from '../../state/panels';
import { clearRecentSearches, addRecentSearch, useRecentSearches } from '../../state/recentSearches';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Panel } from '../../ui/overlays/Panel';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { SearchField } from './SearchField';
import { GroupName, LinkList, ResultGroup } from './SearchResults';
import { useSiteSearch } from './useSiteSearch';

function Shortcuts() {
  const { locale, t } = useWords('search');
  const { code } = useRegion(locale.country);
  return (
    <section>
      <GroupName>{t('search.goTo')}</GroupName>
      <LinkList>
        <li>
          <LocalLink to={routePath('pods')}>{t('search.pods')}</LocalLink>
        </li>
        {isFeatureOn('storeLocator', code) && (
          <li>
            <LocalLink to={routePath('storeLocator')}>{t('search.stores')}</LocalLink>
          </li>
        )}
        <li>
          <LocalLink to={routePath('support')}>{t('search.support')}</LocalLink>
        </li>
      </LinkList>
    </section>
  );
}

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

interface NoSearchResultsProps {
  text: string;
  nearest: string | null;
  onChoose: (search: string) => void;
}

function NoSearchResults({ text, nearest, onChoose }: NoSearchResultsProps) {
  const { t } = useWords('search');
  return (
    <Stack $gap={4}>
      <Heading level={3} size="sub">
        {t('search.none', { text })}
      </Heading>
      <Paragraph tone="muted">{t('search.none.text')}</Paragraph>
      {nearest && (
        <Button variant="secondary" onClick={() => onChoose(nearest)}>
          {t('search.didYouMean', { title: nearest })}
        </Button>
      )}
      <Shortcuts />
    </Stack>
  );
}

function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords('search');
  return (
    <Stack $gap={4} role="alert">
      <Paragraph>{t('error.network')}</Paragraph>
      <Button variant="secondary" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </Stack>
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

/** Searches products, makers, stores, questions and pages. */
export function SearchPanel() {
  const { t, plural } = useWords('search');
  const [value, setValue] = useState(() => usePanel.getState().searchText);
  // Deferred, so that rendering results doesn't slow down typing.
  const text = useDeferredValue(value.trim());
  const { groups, note, nearest, isFailed, retry } = useSiteSearch(text);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  // Runs after the dialog has focused its close button.
  useEffect(() => input.current!.focus(), []);
  const choose = (search: string) => {
    setValue(search);
    input.current?.focus();
  };
  const count = groups?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
  const closeOnLink = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a')) return;
    if (text && count > 0) addRecentSearch(text);
    closePanel();
  };
  return (
    <Panel isOpen onClose={closePanel} title={t('header.search')} closeLabel={t('search.close')}>
      {/* Handles keys and clicks of the controls inside. */}
      <Stack $gap={6} onKeyDown={(event) => moveFocus(event, input.current)} onClick={closeOnLink}>
        <SearchField
          input={input}
          value={value}
          onChange={setValue}
          onSubmitSearch={() => results.current?.querySelector('a')?.click()}
        />
        <VisuallyHidden role="status">
          {groups && (count ? plural('search.found', count) : t('search.none', { text }))}
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
            <Shortcuts />
          </>
        )}
        {note && (
          <Paragraph tone="muted" aria-hidden>
            {note}
          </Paragraph>
        )}
        {groups && count > 0 && (
          <Results ref={results}>
            {groups.map((group) => (
              <ResultGroup key={group.kind} {...group} />
            ))}
          </Results>
        )}
        {groups && count === 0 && <NoSearchResults text={text} nearest={nearest} onChoose={choose} />}
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
