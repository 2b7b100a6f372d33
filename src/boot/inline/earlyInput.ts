import { markChangedEarly } from '../../ui/hydration/changedEarly';

/** A click replayed later than this would surprise the visitor. */
const clickTtlMs = 10_000;

const isDehydrated = (element: Element): boolean => element.closest('[data-dehydrated]') !== null;

/** Marks each part around an element, so that it hydrates as soon as its scripts can. */
function markInput(element: Element): void {
  let part = element.closest('body [data-dehydrated]');
  while (part) {
    part.setAttribute('data-dehydrated', 'kept');
    part = part.parentElement!.closest('body [data-dehydrated]');
  }
}

/** Identifies a button and its replacement. Their ids differ if React generates them. */
const traitsOf = (button: HTMLButtonElement): string => button.type + button.name + button.textContent;

/**
 * Returns a function that finds the button, or the one in its place: where another program, such as a password manager,
 * has added elements to the HTML, React renders that part of the page again instead of hydrating it.
 */
function createFinder(button: HTMLButtonElement): () => HTMLButtonElement | undefined {
  const traits = traitsOf(button);
  const lookalikes = () => [...document.querySelectorAll('button')].filter((other) => traitsOf(other) === traits);
  const index = lookalikes().indexOf(button);
  return () => (button.isConnected ? button : lookalikes()[index]);
}

/**
 * Keeps the last click on a button inside `data-dehydrated`, which marks each part of the page that is not hydrated, and
 * clicks again once that part dispatches `hydrated`. Fields keep their input themselves (`useEarlyInput`).
 */
export function keepEarlyInput(signal?: AbortSignal): void {
  let clicked: { find: () => HTMLElement | undefined; at: number } | null = null;

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !isDehydrated(button)) return;
    // Keep the browser from submitting a form before its component can.
    event.preventDefault();
    event.stopPropagation();
    // The second click of a double click is not for a button that the first one put there, for example by a link.
    if (event.detail > 1 && clicked?.find() !== button) return;
    clicked = { find: createFinder(button), at: Date.now() };
    markInput(button);
  };

  const replay = () => {
    const button = clicked?.find();
    if (!clicked || (button && isDehydrated(button))) return;
    const { at } = clicked;
    clicked = null;
    // Click in the next task, after React has rendered the values that the fields report.
    if (button && Date.now() - at < clickTtlMs) setTimeout(() => button.click());
  };

  const options = { capture: true, signal };
  const onInput = ({ target }: Event) => {
    const control = target as Element;
    if (!isDehydrated(control)) return;
    markChangedEarly(control);
    markInput(control);
  };
  addEventListener('input', onInput, options);
  addEventListener('change', onInput, options);
  addEventListener('click', onClick, options);
  addEventListener('hydrated', replay, { signal });
}
