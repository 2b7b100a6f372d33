/** The parts of a `MouseEvent` that the guard needs. */
export interface Click {
  /** Counts clicks in quick succession: 2 for the second one of a double click, 0 for a key or a script. */
  detail: number;
  screenX: number;
  screenY: number;
  target: unknown;
  preventDefault: () => void;
  stopImmediatePropagation: () => void;
}

/** Fingers are less exact than a mouse. Controls are further apart. */
const samePlacePx = 10;

/** The control that a click is for: a button whose icon was clicked, or the field of a label. */
function controlOf(target: unknown): unknown {
  const { closest } = (target ?? {}) as { closest?: (selector: string) => { control?: unknown } | null };
  const control = closest?.call(target, 'a,button,label,summary');
  return control?.control ?? control ?? target;
}

/**
 * Returns a listener that stops the other clicks of a double or triple click if the first one has put another control
 * under the pointer: a dialog's, or that of the next row, which has moved up. Belongs on the window, in the capture phase.
 */
export function createClickGuard(): (click: Click) => void {
  let first: { control: unknown; x: number; y: number } | undefined;
  return (click) => {
    const { detail, screenX: x, screenY: y } = click;
    const control = controlOf(click.target);
    if (detail < 2 || !first || Math.hypot(x - first.x, y - first.y) > samePlacePx) first = { control, x, y };
    if (control === first.control) return;
    click.preventDefault();
    click.stopImmediatePropagation();
  };
}
