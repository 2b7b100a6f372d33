/** Whether the device has a sheet of its own to share with. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Puts a text on the clipboard; tells whether it is there, which the browser or its owner may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's sheet; tells whether it opened. Closing it without a choice is an answer too, and no failure. */
export async function openShareSheet(page: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}
