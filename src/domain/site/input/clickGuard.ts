/** The parts of a `MouseEvent` that the guard needs. */
export interface Click {
  /** Counts clicks in quick succession: 2 for the second one of a double click, 0 for a key or a script. */
  detail: number;
  clientX: number;
  clientY: number;
  target: unknown;
  preventDefault: () => void;
  stopImmediatePropagation: () => void;
}

/** Fingers are less exact than a mouse. Controls are further apart. */
const samePlacePx = 10;

interface Clickable {
  /** The document and the window have none. */
  closest?: (selector: string) => { control?: unknown } | null;
}

/** The control that a click is for: a button whose icon was clicked, or the field of a label. */
function controlOf(target: unknown): unknown {
  const found = (target as Clickable | null)?.closest?.('a,button,label,summary,[role]');
  return found?.control ?? found ?? target;
}

/**
 * Returns a listener that stops the other clicks of a double or triple click if the first one has put another control
 * under the pointer: a dialog's, or that of the next row, which has moved up. `elementAt` tells what is at a place of the
 * window now. Belongs on the window, in the capture phase.
 */
export function createClickGuard(elementAt: (x: number, y: number) => unknown): (click: Click) => void {
  let first: unknown;
  let [x, y] = [0, 0];
  return (click) => {
    const { detail, clientX, clientY } = click;
    const control = controlOf(click.target);
    if (detail < 2 || !first || Math.hypot(clientX - x, clientY - y) > samePlacePx)
      [first, x, y] = [control, clientX, clientY];
    // The first click may have missed the control beside it.
    if (control === first || controlOf(elementAt(x, y)) === first) return;
    click.preventDefault();
    click.stopImmediatePropagation();
  };
}
