/** Returns a function that removes the prefix. */
export function prefixTitle(text: string): () => void {
  const before = document.title;
  const shown = `${text} · ${before}`;
  document.title = shown;
  return () => {
    // The next page may have set its own title by now.
    if (document.title === shown) document.title = before;
  };
}
