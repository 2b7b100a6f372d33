/** Where the search button keeps what was typed after its key, until the panel is there to receive it. */
const attribute = 'data-typed';
const button = '[aria-keyshortcuts="/"]';

/** Keeps a text for the search panel, which opens next. */
export const keepSearchText = (text: string): void => document.querySelector(button)?.setAttribute(attribute, text);

/** Returns and forgets what a visitor typed before the search panel was there. */
export function takeEarlyText(): string {
  const holder = document.querySelector(`[${attribute}]`);
  const text = holder?.getAttribute(attribute) ?? '';
  holder?.removeAttribute(attribute);
  return text;
}

/**
 * Types a text into a field as a visitor does, so that the next key continues it even before the next render. Not from
 * within an effect, where React would write its own value back.
 */
export function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
