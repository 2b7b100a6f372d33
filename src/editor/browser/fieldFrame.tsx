import { useEffect, useImperativeHandle, useRef, type ComponentType, type ReactNode, type Ref } from 'react';
import { parseFieldPath } from '../entries/liveChecks';

interface Widget {
  name: string;
  controlComponent: unknown;
}

interface Props {
  field: { get: (name: 'name' | 'label_singular') => string };
  ref?: Ref<Control>;
}

/** `focus` of Decap's lists and objects expands the groups around one of their fields, such as 'variants.0.thcGrams'. */
interface Control {
  focus?: (path: string) => void;
}

const controls = new WeakMap<Element, Control>();

/** Decap's buttons above each item of a list have icons alone: one that collapses it, one that moves it, one that removes it. */
function nameItemButtons(frame: HTMLElement, item: string): void {
  const buttons = [...frame.querySelectorAll('button, [role="button"]')].filter(
    (each) => each.closest('[data-field]') === frame && !each.textContent.trim(),
  );
  const bars = [...new Set(buttons.map(({ parentElement }) => parentElement))]
    .map((bar) => buttons.filter(({ parentElement }) => parentElement === bar))
    // The list's own button has a name.
    .filter(({ length }) => length > 1);
  for (const [index, inBar] of bars.entries()) {
    for (const [at, button] of inBar.entries()) {
      const verb = at === 0 ? 'Collapse or expand' : at === inBar.length - 1 ? 'Remove' : 'Move';
      button.setAttribute('aria-label', `${verb} ${item} ${index + 1}`);
    }
  }
}

/** Wraps a widget in an element of our own, so that its field can be found without relying on Decap's markup. */
export function withFrame<T extends Widget>(widget: T): T {
  const Inner = widget.controlComponent as ComponentType<Props>;
  function Framed({ ref, ...props }: Props): ReactNode {
    const frame = useRef<HTMLDivElement>(null);
    const control = useRef<Control>(null);
    // Decap validates its own controls through this ref. It would not save an entry with an empty field.
    useImperativeHandle(
      ref,
      () => Object.assign(control.current ?? {}, { getValidateValue: () => 'checked later' }),
      [],
    );
    useEffect(() => void controls.set(frame.current!, control.current ?? {}), []);
    const item = props.field.get('label_singular');
    useEffect(() => {
      if (item) nameItemButtons(frame.current!, item.toLowerCase());
    });
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
