import { typeText } from '../internals';

/** Checked or not, or the text. */
type FieldState = boolean | string;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A later effect of a click would surprise the visitor. */
const clickTtlMs = 10_000;

const isCheckable = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';
const isField = (target: EventTarget | null): target is Field =>
  /^(checkbox|radio|select-one|textarea|text|email|tel|search)$/.test((target as Field).type);
const isDehydrated = (element: Element): boolean => element.closest('[data-dehydrated]') !== null;
/** Starts to hydrate each part around an element that waits for input. */
function markInput(element: Element): void {
  let part = element.closest('body [data-dehydrated]');
  while (part) {
    part.setAttribute('data-dehydrated', 'kept');
    part = part.parentElement!.closest('body [data-dehydrated]');
  }
}

/** Dispatches the events of a visitor's change. */
function restore(field: Field, state: FieldState): void {
  if (typeof state === 'string') return typeText(field, state);
  const box = field as HTMLInputElement;
  // Hydration sets the default to the component's state, and leaves the box as the visitor left it.
  if (box.defaultChecked === state && box.checked === state) return;
  box.checked = !state;
  box.click();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Traits that a control shares with its replacement. Ids that React generates differ. */
const traitsOf = (control: Control): string =>
  control.type + control.name + control.getAttribute('autocomplete') + control.textContent;

/**
 * Returns a function that finds the control, or the one in its place: where another program, such as a password manager,
 * has added elements to the HTML, React renders that part of the page again instead of hydrating it.
 */
function createFinder<Kind extends Control>(control: Kind): () => Kind | undefined {
  const traits = traitsOf(control);
  const lookalikes = () =>
    [...document.querySelectorAll<Kind>(control.localName)].filter((other) => traitsOf(other) === traits);
  const index = lookalikes().indexOf(control);
  return () => (control.isConnected ? control : lookalikes()[index]);
}

const isSameGroup = (one: Field, other: Field): boolean =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form;

/**
 * Keeps changed fields and the last click on a button inside `data-dehydrated`, which marks each part of the page that is
 * not hydrated. Once a part dispatches `hydrated`, changes its fields again in their order, and then clicks.
 */
export function keepEarlyInput(signal?: AbortSignal): void {
  const fields = new Map<Field, { state: FieldState; find: () => Field | undefined }>();
  let clicked: { find: () => HTMLElement | undefined; at: number } | null = null;

  const onChange = ({ target }: Event) => {
    if (!isField(target)) return;
    for (const other of fields.keys()) if (other === target || isSameGroup(other, target)) fields.delete(other);
    if (!isDehydrated(target)) return;
    const state = isCheckable(target) ? (target as HTMLInputElement).checked : target.value;
    fields.set(target, { state, find: createFinder(target) });
    markInput(target);
  };

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !isDehydrated(button)) return;
    // Stop a form from being sent without its component.
    event.preventDefault();
    event.stopPropagation();
    // The second click of a double click is not for a button that the first one put there, for example by a link.
    if (event.detail > 1 && clicked?.find() !== button) return;
    clicked = { find: createFinder(button), at: Date.now() };
    markInput(button);
  };

  const replay = () => {
    for (const [field, { state, find }] of fields) {
      const current = find();
      if (current && isDehydrated(current)) continue;
      fields.delete(field);
      if (current) restore(current, state);
    }
    const button = clicked?.find();
    if (!clicked || (button && isDehydrated(button))) return;
    const { at } = clicked;
    clicked = null;
    // In a task of its own, after React has rendered the changed fields.
    if (button && Date.now() - at < clickTtlMs) setTimeout(() => button.click());
  };

  const options = { capture: true, signal };
  addEventListener('change', onChange, options);
  addEventListener('input', onChange, options);
  addEventListener('click', onClick, options);
  // After React's effects, during which it renders no changes, and before the next key.
  addEventListener('hydrated', () => queueMicrotask(replay), { signal });
}
