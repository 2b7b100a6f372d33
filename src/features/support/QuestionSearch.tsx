import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { Control, ControlBox } from '../../ui/fields/Control';
import { IconButton } from '../../ui/IconButton';
import { useEarlyValue } from '../../ui/hydration/useEarlyInput';
import { color, space, text } from '../../ui/theme/tokens';

interface QuestionSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Hidden without scripts, because it could not search. */
export function QuestionSearch({ value, onChange }: QuestionSearchProps) {
  const { t } = useWords('pages');
  const id = useId();
  const input = useEarlyValue<string, HTMLInputElement>(value, onChange);
  const preventSubmit = (event: FormEvent) => event.preventDefault();
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Form role="search" onSubmit={preventSubmit}>
      <label htmlFor={id}>{t('support.search')}</label>
      <ControlBox>
        <Search size={20} aria-hidden />
        <Control
          ref={input}
          id={id}
          // Not type="search", because the browser would add its own clear button.
          type="text"
          name="q"
          value={value}
          placeholder={t('support.searchExample')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && (
          <IconButton label={t('support.clear')} onClick={clear}>
            <X size={20} />
          </IconButton>
        )}
      </ControlBox>
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
  svg {
    flex: none;
    margin-inline: ${space[4]} 0;
    color: ${color.muted};
  }
  button svg {
    margin: 0;
  }
  input {
    min-height: 58px;
  }
  @media (scripting: none) {
    display: none;
  }
`;
