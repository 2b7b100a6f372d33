const revokeDelayMs = 60_000;

export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the user confirms the download.
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
