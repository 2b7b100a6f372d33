/** Puts a text before the page's name, as a tab shows it; returns what takes it away again. */
export function prefixTitle(text: string): () => void {
  const before = document.title;
  const shown = `${text} · ${before}`;
  document.title = shown;
  return () => {
    // The next page may have its own name by now.
    if (document.title === shown) document.title = before;
  };
}
