import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { styled } from 'styled-components';
import { normalizeSearch } from '../../../domain/catalogue/list/listQuery';
import { useWords } from '../../../i18n/LocaleContext';
import { IconButton } from '../../../ui/IconButton';
import { useEarlyValue } from '../../../ui/hydration/useEarlyInput';
import type { ListQuery } from '../../../domain/catalogue/list/listQuery';
import type { ProductListModel } from '../listModel';

/**
 * The field's text, synced with the URL except for trailing spaces. The URL lags behind typing, so a value that was
 * typed here earlier must not overwrite newer text.
 */
function useSearchText(q: string) {
  const [field, setField] = useState({ q, text: q, sent: [] as readonly string[] });
  const lastSent = field.sent.at(-1) ?? q;
  if (q !== field.q) {
    const index = field.sent.indexOf(q);
    if (index !== -1) setField({ ...field, q, sent: field.sent.slice(index + 1) });
    else setField({ q, text: normalizeSearch(field.text) === q ? field.text : q, sent: [] });
  }
  const type = (text: string) => {
    const typed = normalizeSearch(text);
    setField((previous) => ({
      ...previous,
      text,
      sent: typed === lastSent ? previous.sent : [...previous.sent, typed],
    }));
  };
  return { text: field.text, type, lastSent };
}

interface ListSearchFieldProps
  extends Pick<ProductListModel, 'change' | 'preloadSearch'>, Pick<ProductListModel['options'], 'isSiteSearch'> {
  query: ListQuery;
}

export function ListSearchField({ query, isSiteSearch, change, preloadSearch }: ListSearchFieldProps) {
  const { t } = useWords('shop');
  const { text, type: setText, lastSent } = useSearchText(query.q);
  const type = (typed: string) => {
    // Focus before hydration reached no handler, so preload here as well.
    preloadSearch();
    setText(typed);
    if (normalizeSearch(typed) !== lastSent) change({ q: normalizeSearch(typed) }, 'type');
  };
  const input = useEarlyValue<string, HTMLInputElement>(text, type);
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // Closes the on-screen keyboard to reveal the results.
        if (matchMedia('(pointer:coarse)').matches) input.current?.blur();
      }}
    >
      <Search size={18} aria-hidden />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={t(isSiteSearch ? 'list.searchAll' : 'list.search')}
        placeholder={t('list.search.hint')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={text}
        onFocus={preloadSearch}
        onChange={({ target }) => type(target.value)}
      />
      {text && (
        <IconButton
          label={t('list.search.clear')}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Root>
  );
}

const Root = styled.form`
  position: relative;
  min-width: 0;
  > svg {
    position: absolute;
    inset: 0 auto 0 16px;
    margin-block: auto;
    pointer-events: none;
  }
  > input {
    width: 100%;
    padding: 8px 44px 8px 42px;
    cursor: text;
    appearance: none;
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  > button {
    position: absolute;
    right: 0;
  }
`;
