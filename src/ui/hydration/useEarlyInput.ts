import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isChangedEarly } from './changedEarly';

/**
 * Reports a control as it hydrates, because the visitor may have changed it before. React leaves such a change in the page
 * without an event, and a later render would undo it.
 */
export function useEarlyInput<Control extends Element>(
  find: () => Control | null,
  report: (control: Control) => void,
): void {
  const [first] = useState({ find, report });
  useLayoutEffect(() => {
    const control = first.find();
    // The attribute is still there, because effects of `Hydrated`, an ancestor, run later.
    if (control?.closest('[data-dehydrated]')) first.report(control);
  }, [first]);
}

/** Returns a ref for a field, or for an element around radio buttons. */
export function useEarlyValue<Value extends string, Control extends HTMLElement>(
  value: Value,
  onChange: (value: Value) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEarlyInput(
    () => control.current,
    (element) => {
      const field = 'value' in element ? element : element.querySelector<HTMLInputElement>(':checked');
      if (field && isChangedEarly(field) && field.value !== value) onChange(field.value as Value);
    },
  );
  return control;
}
