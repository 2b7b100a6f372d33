/** Prints a part of the page alone: its style looks at the root element's `data-print`. */
export function printPart(id: string): void {
  const { dataset } = document.documentElement;
  dataset.print = id;
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
