/** The parts of a `KeyboardEvent` that the guard needs. */
export interface KeyPress {
  /** Undefined when Chrome fills in a form. */
  key: string | undefined;
  keyCode: number;
  isComposing: boolean;
  repeat: boolean;
  target: unknown;
  preventDefault: () => void;
  stopImmediatePropagation: () => void;
}

/**
 * True while an input method composes text. The page must ignore its keys: Enter accepts a candidate, arrows choose
 * one, Escape closes the list. Safari sends the last key after the composition has ended, and marks it only by its key
 * code.
 */
const isComposing = (press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean =>
  press.isComposing || press.keyCode === 229;

const isMultiline = (target: unknown): boolean => {
  const { localName, isContentEditable } = (target ?? {}) as { localName?: string; isContentEditable?: boolean };
  return localName === 'textarea' || isContentEditable === true;
};

/**
 * Returns a listener that stops the keys of an input method and the unintended repeats of a held key. A held Enter or
 * Escape acts once. A held character repeats only in the element where it was pressed, so that a shortcut does not type
 * into the field that it opens. Add the listener to the window first, in the capture phase.
 */
export function createKeyGuard(): (press: KeyPress) => void {
  let pressedOn: unknown;
  return (press) => {
    const { key, repeat, target } = press;
    if (!repeat) pressedOn = target;
    if (isComposing(press)) return press.stopImmediatePropagation();
    const actsOnce = key === 'Escape' || (key === 'Enter' && !isMultiline(target));
    const hasMoved = key?.length === 1 && target !== pressedOn;
    if (!repeat || !(actsOnce || hasMoved)) return;
    press.preventDefault();
    press.stopImmediatePropagation();
  };
}
