function createElement<K extends keyof HTMLElementTagNameMap>(name: K, text: string, className = '') {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

interface Notice {
  title: string;
  text: string;
  lines: readonly string[];
}

/** Shows a problem until it is closed, and returns what closes it. Decap's own messages disappear after seconds. */
export function showProblem({ title, text, lines }: Notice): () => void {
  document.querySelector('.editor-notice')?.remove();
  const bar = createElement('section', '', 'editor-notice editor-notice-bad');
  bar.setAttribute('role', 'alert');
  const list = createElement('ul', '');
  list.append(...lines.map((line) => createElement('li', line.trim())));
  const close = createElement('button', 'Close');
  close.type = 'button';
  close.addEventListener('click', () => bar.remove());
  const row = createElement('div', '');
  row.append(close);
  bar.append(createElement('strong', title), createElement('p', text), list, row);
  document.body.append(bar);
  return () => bar.remove();
}

export const showRefusal = (lines: readonly string[]): (() => void) =>
  showProblem({ title: 'Not saved', text: 'What you typed is still in the form.', lines });
