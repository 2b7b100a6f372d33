import { useId } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { useEarlyValue } from '../../ui/hydration/useEarlyInput';
import { space, text } from '../../ui/theme/tokens';
import { SearchInput } from '../../ui/fields/SearchInput';

interface QuestionSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Hidden without scripts, because it could not search. */
export function QuestionSearch({ value, onChange }: QuestionSearchProps) {
  const { t } = useWords('pages');
  const id = useId();
  const input = useEarlyValue<string, HTMLInputElement>(value, onChange);
  return (
    <Form role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{t('support.search')}</label>
      <SearchInput
        input={input}
        id={id}
        name="q"
        value={value}
        placeholder={t('support.searchExample')}
        onChange={onChange}
        clearLabel={t('support.clear')}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  width: 100%;
  max-width: 640px;
  label {
    ${text.label};
  }
  input {
    min-height: 58px;
  }
  @media (scripting: none) {
    display: none;
  }
`;
