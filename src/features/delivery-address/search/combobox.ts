import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { KeyboardEvent } from 'react';
import type { PlaceSuggestion } from '../../../domain/address/addressSchema';

const { InputBlur, InputChange, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

export const suggestionText = (item: PlaceSuggestion | null): string =>
  item ? `${item.mainText}, ${item.secondaryText}` : '';

/** Formats a town, or a postal code with its town, as in an address: 'Los Angeles, CA 90012'. */
export const areaText = ({ mainText, secondaryText }: PlaceSuggestion): string =>
  /\d/.test(mainText) ? `${secondaryText} ${mainText}` : `${mainText}, ${secondaryText}`;

/** Filled in before a town, where the shopper then types the street. */
export const streetPlaceholder = ', ';

/** Prevents accidental choices, because a choice applies immediately. */
export function reduceCombobox(
  state: UseComboboxState<PlaceSuggestion>,
  { type, changes, props }: UseComboboxStateChangeOptions<PlaceSuggestion>,
  isAreaList = false,
): Partial<UseComboboxState<PlaceSuggestion>> {
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  // New text clears the choice, so that the same suggestion can be chosen again.
  if (type === InputChange) return { ...changes, selectedItem: null };
  if (type === InputKeyDownEnter && state.highlightedIndex < 0)
    return { ...state, highlightedIndex: props.items.length ? 0 : -1 };
  // A town is not an address yet, so it is filled into the field instead of being chosen.
  if (isAreaList && changes.selectedItem && (type === ItemClick || type === InputKeyDownEnter))
    return { ...changes, selectedItem: null, inputValue: streetPlaceholder + areaText(changes.selectedItem) };
  return changes;
}

/** When the list is closed, Esc closes the panel instead of clearing the text, downshift's default. */
export function leaveEscapeToPanel(event: KeyboardEvent): void {
  if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
