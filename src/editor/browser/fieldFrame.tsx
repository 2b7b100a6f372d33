import { useEffect, useImperativeHandle, useRef, type ComponentType, type ReactNode, type Ref } from 'react';
import { parseFieldPath } from '../entries/liveChecks';

interface Widget {
  name: string;
  controlComponent: unknown;
}

interface Props {
  field: { get: (name: 'name') => string };
  ref?: Ref<Control>;
}

/** `focus` of Decap's lists and objects expands the groups around one of their fields, such as 'variants.0.thcGrams'. */
interface Control {
  focus?: (path: string) => void;
}

const controls = new WeakMap<Element, Control>();

/** Wraps a widget in an element of our own, so that its field can be found without relying on Decap's markup. */
export function withFrame<T extends Widget>(widget: T): T {
  const Inner = widget.controlComponent as ComponentType<Props>;
  function Framed({ ref, ...props }: Props): ReactNode {
    const frame = useRef<HTMLDivElement>(null);
    const control = useRef<Control>(null);
    // Decap validates its own controls through this ref.
    useImperativeHandle(ref, () => control.current ?? {}, []);
    useEffect(() => void controls.set(frame.current!, control.current ?? {}), []);
    return (
      <div className="editor-field" ref={frame} data-field={props.field.get('name')}>
        <Inner {...props} ref={control} />
      </div>
    );
  }
  return { ...widget, controlComponent: Framed };
}

const framesIn = (around: HTMLElement | null): HTMLElement[] =>
  [...(around ?? document).querySelectorAll<HTMLElement>('[data-field]')].filter(
    (each) => (each.parentElement?.closest('[data-field]') ?? null) === around,
  );

/** Returns the frames around a field such as 'variants[0].thcGrams', outermost first, as far as they are rendered. */
function framesAround(field: string): HTMLElement[] {
  const frames: HTMLElement[] = [];
  const parts = parseFieldPath(field);
  let item = 0;
  for (const [at, part] of parts.entries()) {
    const isItem = /^\d+$/.test(part);
    if (isItem) item = Number(part);
    if (isItem && at < parts.length - 1) continue;
    const inside = framesIn(frames.at(-1) ?? null);
    // The items of a list have the same fields, and no frames of their own.
    const name = isItem ? inside[0]?.dataset.field : part;
    const next = inside.filter(({ dataset }) => dataset.field === name)[item];
    if (!next) break;
    frames.push(next);
    item = 0;
  }
  return frames;
}

/** Returns the frame of a field or, if it is not rendered, of the nearest field around it. Null if there is none. */
export const fieldElement = (field: string): HTMLElement | null => framesAround(field).at(-1) ?? null;

/** Expands the groups around a field and moves the focus to it. Returns null if the form has no such field. */
export function revealField(field: string): HTMLElement | null {
  const frames = framesAround(field);
  const element = frames.at(-1) ?? null;
  const below = parseFieldPath(field).slice(1).join('.');
  if (frames[0] && below) controls.get(frames[0])?.focus?.(below);
  setTimeout(() => {
    element?.scrollIntoView({ block: 'center' });
    element?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  });
  return element;
}
