/** Does something once the browser had its turn. By a message, since timers of a page in the background are slow. */
export function nextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const done = () => {
    port1.close();
    act();
  };
  port1.addEventListener('message', done, { once: true });
  port1.start();
  port2.postMessage(null);
}
