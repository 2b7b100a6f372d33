import { isComposing } from '../../domain/site/input/keyGuard';

const buttonSelector = '[aria-keyshortcuts="/"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,textarea,select,dialog,[contenteditable]') !== null;

/**
 * Opens the search with "/", also before the page is hydrated: the click on its button is kept until then. What is typed
 * before the panel is there waits in the button's `data-typed`.
 */
export function keepSearchKey(signal?: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      const { key, target, repeat } = event;
      const button = document.querySelector<HTMLElement>(buttonSelector);
      if (!button || event.ctrlKey || event.metaKey || event.altKey || isComposing(event) || isTyping(target)) return;
      const { typed } = button.dataset;
      if (typed !== undefined) {
        if (key.length === 1) {
          if (!repeat) button.dataset.typed = typed + key;
          // A space would scroll the page.
          event.preventDefault();
        } else if (key === 'Backspace') button.dataset.typed = typed.slice(0, -1);
        else if (key === 'Escape') delete button.dataset.typed;
      } else if (key === '/' && !document.querySelector('dialog[open]')) {
        event.preventDefault();
        button.dataset.typed = '';
        button.click();
      }
    },
    { capture: true, signal },
  );
}
