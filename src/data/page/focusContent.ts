/** Waits for the next task, because a closing dialog may still return the focus to its opener. */
export const focusContentIfLost = (): void =>
  void setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  });
