import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isChangedEarly } from './changedEarly';

/**
 * Reports a control that is being hydrated, because a visitor may have changed it before. React leaves such a change in
 * the page without an event, and would undo it in a later render.
 */
export function useEarlyInput<Control extends Element>(
  find: () => Control | null,
  report: (control: Control) => void,
): void {
  const [first] = useState({ find, report });
  useLayoutEffect(() => {
    const control = first.find();
    // `Hydrated`, above every control, removes the mark in a later effect.
    if (control?.closest('[data-dehydrated]')) first.report(control);
  }, [first]);
}

/** Returns the ref of a field, or of an element around radio buttons. */
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
