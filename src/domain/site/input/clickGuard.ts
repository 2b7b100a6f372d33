/** The parts of a `MouseEvent` that the guard needs. */
export interface Click {
  /** The number of clicks in quick succession: 2 for the second click of a double click, 0 for a key or a script. */
  detail: number;
  clientX: number;
  clientY: number;
  target: unknown;
  preventDefault: () => void;
  stopImmediatePropagation: () => void;
}

/** Repeated taps land a few pixels apart. Controls are farther apart than this. */
const samePlacePx = 10;

interface Clickable {
  /** Undefined for the document and the window. */
  closest?: (selector: string) => { control?: unknown } | null;
}

/** The control that a click is for: a button whose icon was clicked, or the field of a label. */
function controlOf(target: unknown): unknown {
  const found = (target as Clickable | null)?.closest?.('a,button,label,summary,[role]');
  return found?.control ?? found ?? target;
}

/**
 * Returns a listener that stops the second click of a double click if the first one has put another control under the
 * pointer, such as that of a dialog or of the next row. `elementAt` returns the element at a point of the window. Add
 * the listener to the window, in the capture phase.
 */
export function createClickGuard(elementAt: (x: number, y: number) => unknown): (click: Click) => void {
  let first: unknown;
  let [x, y] = [0, 0];
  return (click) => {
    const { detail, clientX, clientY } = click;
    const control = controlOf(click.target);
    if (detail < 2 || !first || Math.hypot(clientX - x, clientY - y) > samePlacePx)
      [first, x, y] = [control, clientX, clientY];
    // Allow the click if the first one hit this control, or narrowly missed it.
    if (control === first || controlOf(elementAt(x, y)) === first) return;
    click.preventDefault();
    click.stopImmediatePropagation();
  };
}
