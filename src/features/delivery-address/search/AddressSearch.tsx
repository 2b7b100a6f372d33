import { useCombobox } from 'downshift';
import type { ClipboardEvent } from 'react';
import { useState, type RefObject } from 'react';
import type { PlaceSuggestion } from '../../../domain/address/addressSchema';
import { cleanAddressText } from '../../../domain/address/cleanAddressText';
import { parseTypedAddress } from '../../../domain/address/parseTypedAddress';
import { errorMessage } from '../../../i18n/errorMessage';
import { useWords } from '../../../i18n/LocaleContext';
import type { Translate } from '../../../i18n/translator';
import { TextField } from '../../../ui/fields/TextField';
import { useAnnouncement } from '../useAnnouncement';
import { OptionRow, Options, Popup, PopupLine, Retry, Root } from './AddressSearch.styles';
import { areaText, leaveEscapeToPanel, reduceCombobox, streetPlaceholder, suggestionText } from './combobox';
import { LoadingLine } from './LoadingLine';
import { useSuggestions, type EmptyReason } from './useSuggestions';
import { RetryButton } from '../../../i18n/RetryButton';

interface AddressSearchProps {
  label: string;
  /** Also suggests towns and postal codes. */
  types?: 'any';
  inputRef?: RefObject<HTMLInputElement | null>;
  /** `unit` is the typed unit number, or ''. */
  onChoose: (suggestion: PlaceSuggestion, unit: string) => void;
}

/** Shows the beginning of the chosen address, because the field keeps focus after a choice. */
function moveCaretToStart(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.setSelectionRange(0, 0);
}

/** Browsers drop line breaks when pasting, which would join words of two lines. This inserts commas instead. */
function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  if (!/[\r\n\t]/.test(pasted.trim())) return;
  event.preventDefault();
  const field = event.currentTarget;
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const maxPasteLength = maxLength - (value.length - (end - start));
  field.setRangeText(cleanAddressText(pasted).slice(0, Math.max(0, maxPasteLength)), start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const secondaryLine = ({ secondaryText, needsPostalCode }: PlaceSuggestion, t: Translate<'order'>) =>
  needsPostalCode ? t('address.addCode', { town: secondaryText }) : secondaryText;

const emptyKeys = {
  poBox: 'address.noDoor.poBox',
  ruralRoute: 'address.noDoor.ruralRoute',
  military: 'address.noDoor.military',
  link: 'address.noDoor.link',
  position: 'address.noDoor.position',
  several: 'address.noDoor.several',
  noTown: 'address.addTown',
  noNumber: 'address.addNumber',
  unknownCode: 'address.unknownCode',
  notFound: 'address.noSuggestions',
} as const satisfies Record<EmptyReason, string>;

export function AddressSearch({ label, types, inputRef, onChoose }: AddressSearchProps) {
  const { t, plural } = useWords('account', 'order');
  const [typed, setTyped] = useState('');
  const { items, isAreaList, isSettled, empty, isSlow, error, retry } = useSuggestions(typed, types);
  const { isOpen, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    itemToString: suggestionText,
    stateReducer: (state, options) => reduceCombobox(state, options, isAreaList),
    // Filling in the chosen text must not trigger another search.
    onInputValueChange: ({ inputValue, type }) =>
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ''),
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem && onChoose(selectedItem, types ? '' : parseTypedAddress(typed).unit),
    // The shopper types the street before the town that was filled in.
    onStateChange: ({ inputValue }) => {
      if (inputValue?.startsWith(streetPlaceholder)) requestAnimationFrame(moveCaretToStart);
    },
  });
  const isListOpen = isOpen && items.length > 0;
  const emptyText = empty && t(emptyKeys[empty]);
  const isPopupOpen = isListOpen || (isOpen && (isSlow || emptyText !== null));
  const countText = isListOpen && isSettled ? plural('address.suggestions', items.length) : null;
  useAnnouncement(isPopupOpen ? (isSlow ? t('address.searching') : (emptyText ?? countText)) : null);

  // Focus returns to the field, where the results will appear.
  const retryAndFocus = () => {
    retry();
    openMenu();
  };

  return (
    <Root>
      <TextField
        {...getInputProps({
          ref: inputRef,
          onPaste: pasteOnOneLine,
          onKeyDown: isPopupOpen ? undefined : leaveEscapeToPanel,
          'aria-expanded': isListOpen,
          'aria-labelledby': undefined,
        })}
        label={label}
        placeholder={t('address.placeholder')}
        maxLength={200}
        spellCheck={false}
        error={error && errorMessage(error, t)}
      />
      <Popup hidden={!isPopupOpen}>
        <Options {...getMenuProps({ 'aria-label': t('address.list') })} hidden={!isListOpen}>
          {isListOpen &&
            items.map((item, index) => (
              <OptionRow key={item.placeId} {...getItemProps({ item, index })}>
                <strong>{isAreaList ? areaText(item) : item.mainText}</strong>
                <span>{isAreaList ? t('address.addStreet') : secondaryLine(item, t)}</span>
              </OptionRow>
            ))}
        </Options>
        {isSlow ? (
          <PopupLine>
            <LoadingLine>{t('address.searching')}</LoadingLine>
          </PopupLine>
        ) : (
          emptyText && <PopupLine>{emptyText}</PopupLine>
        )}
      </Popup>
      {error && (
        <Retry>
          <RetryButton variant="secondary" onClick={retryAndFocus} />
        </Retry>
      )}
    </Root>
  );
}
