import type { RefObject } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { SearchInput } from '../../ui/fields/SearchInput';

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  onSubmitSearch: () => void;
}

export function SearchField({ onSubmitSearch, ...field }: SearchFieldProps) {
  const { t } = useWords('search');
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitSearch();
      }}
    >
      <SearchInput
        {...field}
        name="site-search"
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        clearLabel={t('search.clear')}
      />
    </form>
  );
}
