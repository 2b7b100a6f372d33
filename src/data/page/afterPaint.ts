/** Does something once the browser has drawn what it is about to draw. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    // A message that is sent while a frame is made arrives when that is drawn.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', act, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
