/** True if the device has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Copies a text to the clipboard. Returns false if the browser or the user refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's share sheet. Returns true if it opened; closing it without a choice is not a failure. */
export async function openShareSheet(page: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}
