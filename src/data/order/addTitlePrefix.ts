/** Returns a function that removes the prefix. */
export function addTitlePrefix(text: string): () => void {
  const original = document.title;
  const prefixed = `${text} · ${original}`;
  document.title = prefixed;
  return () => {
    // The next page may have set its own title by now.
    if (document.title === prefixed) document.title = original;
  };
}
