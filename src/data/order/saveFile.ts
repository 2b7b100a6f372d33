const kept = 60_000;

/** Hands a text to the browser as a file to keep, or to open in the program that it belongs to. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after a question to whoever pressed.
  setTimeout(() => URL.revokeObjectURL(url), kept);
}
