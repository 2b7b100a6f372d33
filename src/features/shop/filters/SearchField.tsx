import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { normalizeSearch } from '../../../domain/catalogue/listQuery';
import { useWords } from '../../../i18n/LocaleContext';
import { IconButton } from '../../../ui/IconButton';
import type { ProductList } from '../useProductList';

/** The typed text, in sync with the URL except for trailing spaces. */
function useTyped(q: string) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (normalizeSearch(text) !== q) setText(q);
  }
  return [text, setText] as const;
}

/** Searches within a list while the shopper types. */
export function SearchField({ list }: { list: ProductList }) {
  const { t } = useWords('shop');
  const { query, change, prepareSearch } = list;
  const [text, setText] = useTyped(query.q);
  const input = useRef<HTMLInputElement>(null);
  const type = (typed: string) => {
    // A field focused before hydration has told nobody.
    prepareSearch();
    setText(typed);
    if (normalizeSearch(typed) !== query.q) change({ q: normalizeSearch(typed) }, 'type');
  };
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // Closes a phone's keyboard to show the results.
        if (matchMedia('(pointer:coarse)').matches) input.current?.blur();
      }}
    >
      <Search size={18} aria-hidden />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={t('list.search')}
        placeholder={t('list.search.hint')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={text}
        onFocus={prepareSearch}
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
