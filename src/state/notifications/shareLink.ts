import { canShare, copyText, openShareSheet } from '../../data/share';
import { showToast } from './toasts';

interface CopyMessages {
  copied: string;
  failed: string;
}

export async function copyWithToast(text: string, { copied, failed }: CopyMessages): Promise<void> {
  if (await copyText(text)) showToast({ variant: 'success', message: copied });
  else showToast({ variant: 'error', message: failed });
}

/** Copies the link where there is no share sheet, or if it does not open. */
export async function shareOrCopy(page: { title: string; url: string }, messages: CopyMessages): Promise<void> {
  if (!canShare() || !(await openShareSheet(page))) await copyWithToast(page.url, messages);
}
