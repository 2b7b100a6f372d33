function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string, className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

interface Notice {
  title: string;
  text: string;
  lines: readonly string[];
}

/** Shows a problem until it is closed. Decap's own messages disappear after seconds. */
export function showProblem({ title, text, lines }: Notice): void {
  document.querySelector('.editor-notice')?.remove();
  const bar = element('section', '', 'editor-notice editor-notice-bad');
  bar.setAttribute('role', 'alert');
  const list = element('ul', '');
  list.append(...lines.map((line) => element('li', line.trim())));
  const close = element('button', 'Close');
  close.type = 'button';
  close.addEventListener('click', () => bar.remove());
  const row = element('div', '');
  row.append(close);
  bar.append(element('strong', title), element('p', text), list, row);
  document.body.append(bar);
}

export const showRefusal = (lines: readonly string[]): void =>
  showProblem({ title: 'Not saved', text: 'What you typed is still in the form.', lines });
