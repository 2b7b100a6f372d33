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
 * True while an input method composes text. Its keys are not for the page: Enter accepts a candidate, arrows choose one,
 * Escape closes the list. Safari ends the composition before the key that ends it, and marks that key only by its code.
 */
const isComposing = (press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean =>
  press.isComposing || press.keyCode === 229;

const isMultiline = (target: unknown): boolean => {
  const { localName, isContentEditable } = (target ?? {}) as { localName?: string; isContentEditable?: boolean };
  return localName === 'textarea' || isContentEditable === true;
};

/**
 * Returns a listener that keeps unintended keys from all other listeners: those of an input method, and those of a key
 * that is held down. Held Enter or Escape acts once, and a character repeats only where it was pressed, so that a
 * shortcut does not type into the field that it opens. Belongs on the window, in the capture phase, before all others.
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
