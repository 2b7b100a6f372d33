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

/** Decap's lists and objects open what is collapsed around one of their fields: 'variants.0.thcGrams'. */
interface Control {
  focus?: (path: string) => void;
}

const controls = new WeakMap<Element, Control>();

/** Draws a widget in an element of our own, so that its field is found without knowing Decap's elements. */
export function framed<T extends Widget>(widget: T): T {
  const Inner = widget.controlComponent as ComponentType<Props>;
  function Framed({ ref, ...props }: Props): ReactNode {
    const frame = useRef<HTMLDivElement>(null);
    const control = useRef<Control>(null);
    // Decap requires a ref, by which it validates its own controls. A function component has none.
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

/** Returns the frames around a field such as 'variants[0].thcGrams', outermost first, as far as they are drawn. */
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

/** Falls back to the nearest field around it. */
export const fieldElement = (field: string): HTMLElement | null => framesAround(field).at(-1) ?? null;

/** Opens what is collapsed around a field and moves the focus there. Returns null while the form lacks the field. */
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
