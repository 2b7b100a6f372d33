import { findAgain } from './findAgain';

/** A control as the visitor left it before hydration: checked or not, or its text. */
type Left = boolean | string;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A click that has waited longer than this is dropped, because the visitor no longer expects its effect. */
const clickTtlMs = 10_000;

const isTick = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';
const isField = (target: EventTarget | null): target is Field =>
  /^(checkbox|radio|select-one|textarea|text|email|tel|search)$/.test((target as Field).type);
const isDehydrated = (element: Element): boolean => element.closest('[data-dehydrated]') !== null;
/** Notifies each part around an element that waits for input that it had some before it was hydrated. */
function markKept(element: Element): void {
  let part = element.closest('body [data-dehydrated]');
  while (part) {
    part.setAttribute('data-dehydrated', 'kept');
    part = part.parentElement!.closest('body [data-dehydrated]');
  }
}

/** Sets a value as typing does: React only notices a change if it did not write the value itself. */
function setText(field: Field, value: string): void {
  field.value = value ? '' : '0';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event(field.type === 'select-one' ? 'change' : 'input', { bubbles: true }));
}

/** Changes a hydrated control to what the visitor left, with the events of a visitor's change. */
function restore(field: Field, left: Left): void {
  if (typeof left === 'string') return setText(field, left);
  const box = field as HTMLInputElement;
  // Hydration sets the default to the component's state, and leaves the box as the visitor left it.
  if (box.defaultChecked === left && box.checked === left) return;
  box.checked = !left;
  box.click();
}

const isSameGroup = (one: Field, other: Field): boolean =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form;

/**
 * Keeps what a visitor does to a page before it is hydrated: the last click on a button, and changed fields. Each part
 * of the page that is not hydrated has the attribute `data-dehydrated`. Once a part announces itself with a `hydrated`
 * event, its fields are changed again in their order, followed by the click.
 */
export function keepEarlyInput(signal?: AbortSignal): void {
  const fields = new Map<Field, { left: Left; find: () => Field | undefined }>();
  let clicked: { find: () => HTMLElement | undefined; at: number } | null = null;

  const onChange = ({ target }: Event) => {
    if (!isField(target)) return;
    for (const other of fields.keys()) if (other === target || isSameGroup(other, target)) fields.delete(other);
    if (!isDehydrated(target)) return;
    const left = isTick(target) ? (target as HTMLInputElement).checked : target.value;
    fields.set(target, { left, find: findAgain(target) });
    markKept(target);
  };

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !isDehydrated(button)) return;
    // Stop a form from being sent without its component.
    event.preventDefault();
    event.stopPropagation();
    clicked = { find: findAgain(button), at: Date.now() };
    markKept(button);
  };

  const replay = () => {
    for (const [field, { left, find }] of fields) {
      const current = find();
      if (current && isDehydrated(current)) continue;
      fields.delete(field);
      if (current) restore(current, left);
    }
    const button = clicked?.find();
    if (!clicked || (button && isDehydrated(button))) return;
    const { at } = clicked;
    clicked = null;
    // In a task of its own, after React has rendered the changed fields.
    if (button && Date.now() - at < clickTtlMs) setTimeout(() => button.click());
  };

  const early = { capture: true, signal };
  addEventListener('change', onChange, early);
  addEventListener('input', onChange, early);
  addEventListener('click', onClick, early);
  // After React's effects, during which it renders no changes, and before the next key.
  addEventListener('hydrated', () => queueMicrotask(replay), { signal });
}
