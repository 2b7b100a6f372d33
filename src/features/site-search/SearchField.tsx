import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { Control, ControlBox } from '../../ui/fields/Control';
import { IconButton } from '../../ui/IconButton';
import { color, space } from '../../ui/theme/tokens';

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  onSubmitSearch: () => void;
}

export function SearchField({ input, value, onChange, onSubmitSearch }: SearchFieldProps) {
  const { t } = useWords('search');
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitSearch();
      }}
    >
      <ControlBox>
        <Search size={20} aria-hidden />
        <Control
          ref={input}
          // Not type="search", because the browser would add its own clear button.
          type="text"
          name="site-search"
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {value && (
          <IconButton
            label={t('search.clear')}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </ControlBox>
    </Form>
  );
}

const Form = styled.form`
  span > svg {
    flex: none;
    margin-inline-start: ${space[4]};
    color: ${color.muted};
  }
`;
