import type { FormEvent, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { TextField } from '../../ui/fields/TextField';
import { ExampleCode } from './ExampleCode';
import { StepPage } from './StepPage';

/** The server rejects longer input. */
const maxLength = 64;

interface CodeFormProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  error: string | undefined;
  isBusy?: boolean;
  onTextChange: (text: string) => void;
  onSubmit: () => void;
  onFocus?: () => void;
  children?: ReactNode;
}

export function CodeForm({ input, text, error, isBusy, onTextChange, onSubmit, onFocus, children }: CodeFormProps) {
  const { t } = useWords('account', 'pods');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <StepPage id="code" title={t('unlock.code.title')} lead={t('unlock.code.where')}>
      <ExampleCode />
      <Stack as="form" $gap={5} onSubmit={submit} noValidate>
        <Code>
          <TextField
            ref={input}
            name="podKey"
            label={t('unlock.code.label')}
            hint={t('unlock.code.hint')}
            error={error}
            value={text}
            onChange={({ target }) => onTextChange(target.value)}
            onFocus={onFocus}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={maxLength}
          />
        </Code>
        {children}
        <Button type="submit" size="large" isBusy={isBusy} busyLabel={t('unlock.code.checking')}>
          {t('unlock.code.submit')}
        </Button>
      </Stack>
    </StepPage>
  );
}

const Code = styled.div`
  input {
    font-size: 1.375rem;
    font-weight: 600;
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }
`;
