import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDebounce } from 'use-debounce';
import { suggestionsQuery } from '../../data/delivery/deliveryCalls';
import type { PlaceSuggestion } from '../../domain/delivery/addressSchema';
import { useAllWords } from '../../i18n/LocaleContext';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { color, radius, shadow, space, text as type } from '../../ui/theme/tokens';

/** S9-05, in milliseconds. */
const pause = 200;

interface AddressSearchProps {
  label: string;
  /** Lets towns and postal codes in (S5-19). */
  types?: 'any';
  onChoose: (suggestion: PlaceSuggestion) => void;
}

/** S2-54, S5-19: an address as it is typed, and what it may mean. */
export function AddressSearch({ label, types, onChoose }: AddressSearchProps) {
  const { t, plural } = useAllWords();
  const [typed, setTyped] = useState('');
  const [asked] = useDebounce(typed.trim(), pause);
  const { data = [], isFetched, isError } = useQuery(suggestionsQuery(asked, types));
  const { isOpen, highlightedIndex, getInputProps, getLabelProps, getMenuProps, getItemProps } = useCombobox({
    items: data,
    itemToString: (item) => (item ? `${item.mainText}, ${item.secondaryText}` : ''),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const isEmpty = isFetched && asked.length > 2 && data.length === 0;
  return (
    <Root>
      <TextField
        {...getInputProps({ 'aria-label': label })}
        label={label}
        placeholder={t('address.placeholder')}
        autoComplete="off"
        error={isError ? t('error.network') : undefined}
      />
      <span hidden {...getLabelProps()}>
        {label}
      </span>
      <Menu {...getMenuProps()} data-open={isOpen && data.length > 0}>
        {isOpen &&
          data.map((item, index) => (
            <Item key={item.placeId} {...getItemProps({ item, index })} data-active={highlightedIndex === index}>
              <strong>{item.mainText}</strong>
              <span>{item.secondaryText}</span>
            </Item>
          ))}
      </Menu>
      <div role="status">
        {isEmpty ? (
          <Text size="small" tone="muted">
            {t('address.noSuggestions')}
          </Text>
        ) : (
          isOpen && data.length > 0 && <VisuallyHidden>{plural('address.suggestions', data.length)}</VisuallyHidden>
        )}
      </div>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Menu = styled.ul`
  position: absolute;
  z-index: 2;
  inset-inline: 0;
  max-height: 320px;
  overflow: auto;
  margin-top: ${space[1]};
  &[data-open='true'] {
    padding: ${space[1]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.raised};
    box-shadow: ${shadow.high};
  }
`;

const Item = styled.li`
  display: grid;
  padding: ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;
  strong {
    ${type.strong};
  }
  span {
    ${type.small};
    color: ${color.muted};
  }
  &[data-active='true'] {
    background: ${color.surface};
  }
`;
