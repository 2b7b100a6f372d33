/** CSS selects the part by the root element's `data-print`. */
export function printSection(id: string): void {
  const { dataset } = document.documentElement;
  dataset.print = id;
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
