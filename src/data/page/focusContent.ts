/**
 * Focuses the element with this id, or the content, if the focused element is gone. Waits for the next task, because a
 * closing dialog may still return the focus to its opener.
 */
export const focusIfLost = (id: string): void =>
  void setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const target = document.getElementById(id) ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
  });

export const focusContentIfLost = (): void => focusIfLost('content');
