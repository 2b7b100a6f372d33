import { faultLine } from '../../contentError';
import { rebuildApi, type BuildState, type SaveAnswer } from '../editorApi';

const poll = 1_000;

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string, className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', label);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

const link = (path: string) => {
  const made = element('a', `See ${path}`);
  made.href = path;
  made.target = '_blank';
  return made;
};

interface Notice {
  tone: 'good' | 'bad' | 'busy';
  title: string;
  text?: string;
  lines?: readonly string[];
  actions?: HTMLElement[];
}

/** A bar at the bottom of the editor that stays until closed. Decap's own messages disappear after seconds. */
function show({ tone, title, text, lines = [], actions = [] }: Notice): void {
  document.querySelector('.editor-notice')?.remove();
  const bar = element('section', '', `editor-notice editor-notice-${tone}`);
  bar.setAttribute('role', tone === 'bad' ? 'alert' : 'status');
  bar.append(element('strong', title));
  if (text) bar.append(element('p', text));
  if (lines.length) {
    const list = element('ul', '');
    list.append(...lines.map((line) => element('li', line.trim())));
    bar.append(list);
  }
  const row = element('div', '');
  row.append(
    ...actions,
    button('Close', () => bar.remove()),
  );
  bar.append(row);
  document.body.append(bar);
}

/** Says that nothing was saved. The form keeps what was typed. */
export const showRefusal = (lines: readonly string[]): void =>
  show({ tone: 'bad', title: 'Not saved', text: 'What you typed is still in the form.', lines });

async function follow(pages: string[]): Promise<void> {
  const response = await fetch(rebuildApi).catch(() => null);
  const build = response?.ok ? ((await response.json()) as BuildState) : null;
  if (build?.state === 'running' || build?.state === 'waiting') {
    const title = `Building the shop… ${Math.round(build.seconds)} s`;
    show({ tone: 'busy', title, lines: build.lines.slice(-1) });
    return void setTimeout(() => void follow(pages), poll);
  }
  if (build?.state === 'built')
    return show({
      tone: 'good',
      title: `The shop is built (${Math.round(build.seconds)} s).`,
      actions: pages.map(link),
    });
  show({ tone: 'bad', title: 'The shop couldn’t be built', lines: build?.lines ?? ['The server isn’t responding.'] });
}

async function rebuild(pages: string[]): Promise<void> {
  await fetch(rebuildApi, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  await follow(pages);
}

/** Says what was saved, and how it reaches the shop. */
export function showSaved({ message, faults, pages, isLive }: SaveAnswer): void {
  if (faults.length)
    return show({
      tone: 'bad',
      title: message,
      text: 'The site can’t be built until you fix this too:',
      lines: faults.map(faultLine),
    });
  if (isLive) return show({ tone: 'good', title: message, text: 'Open pages show it now.', actions: pages.map(link) });
  show({
    tone: 'good',
    title: message,
    text: 'The shop at this address still shows the last build.',
    actions: [button('Rebuild the shop', () => void rebuild(pages)), ...pages.map(link)],
  });
}
