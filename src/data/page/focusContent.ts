/**
 * Moves a focus that nothing holds to the page's content. Waits for the next task, because a dialog that
 * closes may still return the focus to what opened it.
 */
export const focusContentIfLost = (): void =>
  void setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  });
