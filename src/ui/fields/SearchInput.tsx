import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentProps, RefObject } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { color, space } from '../theme/tokens';
import { Control, ControlBox } from './Control';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
}

export function SearchInput({ input, value, onChange, clearLabel, ...rest }: SearchInputProps) {
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Box>
      <Search size={20} aria-hidden />
      <Control
        ref={input}
        // Not type="search", because the browser would add its own clear button.
        type="text"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
      {value && (
        <IconButton label={clearLabel} onClick={clear}>
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

const Box = styled(ControlBox)`
  > svg {
    flex: none;
    margin-inline-start: ${space[4]};
    color: ${color.muted};
  }
`;
