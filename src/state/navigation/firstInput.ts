const inputs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

let input: Promise<void> | undefined;

export const firstInput = (): Promise<void> =>
  (input ??= new Promise((resolve) => {
    for (const type of inputs) window.addEventListener(type, () => resolve(), { once: true, passive: true });
  }));
