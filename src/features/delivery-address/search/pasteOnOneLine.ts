import type { ClipboardEvent } from 'react';
import { cleanAddressText } from '../../../domain/delivery/address/cleanAddressText';

/**
 * Pastes an address of several lines with commas between them. Browsers drop the line breaks, which would join the last
 * word of a line with the first one of the next.
 */
export function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  if (!/[\r\n\t]/.test(pasted.trim())) return;
  event.preventDefault();
  const field = event.currentTarget;
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const room = maxLength - (value.length - (end - start));
  field.setRangeText(cleanAddressText(pasted).slice(0, Math.max(0, room)), start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
