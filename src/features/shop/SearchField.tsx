import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { normalizeSearch } from '../../domain/catalogue/listQuery';
import { useShopWords } from '../../i18n/LocaleContext';
import { IconButton } from '../../ui/IconButton';
import { useInputBeforeHydration } from '../../ui/useInputBeforeHydration';
import type { ProductList } from './useProductList';

/**
 * The field's text, in sync with the URL except for trailing spaces. A busy page reaches the URL with some delay, so a
 * text that was typed here must not replace what the shopper has typed since.
 */
function useTyped(q: string) {
  const [known, setKnown] = useState(q);
  const [{ text, sent }, setField] = useState<{ text: string; sent: readonly string[] }>({ text: q, sent: [] });
  if (q !== known) {
    setKnown(q);
    const at = sent.indexOf(q);
    setField(
      at === -1 ? { text: normalizeSearch(text) === q ? text : q, sent: [] } : { text, sent: sent.slice(at + 1) },
    );
  }
  const type = (typed: string) => setField((field) => ({ text: typed, sent: [...field.sent, normalizeSearch(typed)] }));
  return { text, type, wanted: sent.at(-1) ?? q };
}

/** Searches within a list while the shopper types. */
export function SearchField({ list }: { list: Pick<ProductList, 'query' | 'change' | 'prepareSearch'> }) {
  const { t } = useShopWords();
  const { query, change, prepareSearch } = list;
  const { text, type: setText, wanted } = useTyped(query.q);
  const input = useRef<HTMLInputElement>(null);
  const type = (typed: string) => {
    setText(typed);
    if (normalizeSearch(typed) !== wanted) change({ q: normalizeSearch(typed) }, 'type');
  };
  useInputBeforeHydration(input, text, (typed) => {
    prepareSearch();
    type(typed);
  });
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
