interface EarlyControl extends Element {
  isChangedEarly?: boolean;
}

/** Called by the start script. Without the mark, values that the browser restored would count as the visitor's input. */
export function markChangedEarly(control: EarlyControl): void {
  control.isChangedEarly = true;
}

export const isChangedEarly = (control: EarlyControl): boolean => control.isChangedEarly === true;
