export const canShare = (): boolean => typeof navigator.share === 'function';

/** Returns false if the browser or the user refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns true if the sheet opened, even if the user closed it without a choice. */
export async function openShareSheet(page: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}
