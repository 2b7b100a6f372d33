import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { KeyboardEvent } from 'react';
import type { PlaceSuggestion } from '../../domain/delivery/addressSchema';

const { InputBlur, InputChange, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

export const suggestionText = (item: PlaceSuggestion | null): string =>
  item ? `${item.mainText}, ${item.secondaryText}` : '';

/** A town, or a postal code with its town, as one writes it: 'Los Angeles, CA 90012'. */
export const areaText = ({ mainText, secondaryText }: PlaceSuggestion): string =>
  /\d/.test(mainText) ? `${secondaryText} ${mainText}` : `${mainText}, ${secondaryText}`;

/** What stands before a town whose street is still to be typed. */
export const streetGap = ', ';

/** Where an address combobox does otherwise than downshift: a choice counts at once (S4-25), so none is made in passing. */
export function reduceCombobox(
  state: UseComboboxState<PlaceSuggestion>,
  { type, changes, props }: UseComboboxStateChangeOptions<PlaceSuggestion>,
  areAreas = false,
): Partial<UseComboboxState<PlaceSuggestion>> {
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  // What is typed anew is no choice any more, so that the same suggestion can be chosen again.
  if (type === InputChange) return { ...changes, selectedItem: null };
  if (type === InputKeyDownEnter && state.highlightedIndex < 0)
    return { ...state, highlightedIndex: props.items.length ? 0 : -1 };
  // A town is no address yet: it is taken over into the field, and its street is typed before it.
  if (areAreas && changes.selectedItem && (type === ItemClick || type === InputKeyDownEnter))
    return { ...changes, selectedItem: null, inputValue: streetGap + areaText(changes.selectedItem) };
  return changes;
}

/** Where no list is seen, Esc belongs to the panel: downshift would take it to wipe the text. */
export function leaveEscapeToPanel(event: KeyboardEvent): void {
  if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
