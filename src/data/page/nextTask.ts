/** Uses a message, because timers are throttled in background pages. */
export function nextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const done = () => {
    port1.close();
    callback();
  };
  port1.addEventListener('message', done, { once: true });
  port1.start();
  port2.postMessage(null);
}
