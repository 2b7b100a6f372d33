/** The search button stores what is typed after its shortcut until the panel opens. */
const attribute = 'data-typed';
const button = '[aria-keyshortcuts="/"]';

export const storeEarlyText = (text: string): void => document.querySelector(button)?.setAttribute(attribute, text);

export function consumeEarlyText(): string {
  const holder = document.querySelector(`[${attribute}]`);
  const text = holder?.getAttribute(attribute) ?? '';
  holder?.removeAttribute(attribute);
  return text;
}

/** Simulates typing, because React would overwrite a value that is set directly. */
export function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
