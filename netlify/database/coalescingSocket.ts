import { Socket } from 'node:net';

/** Sends everything that is written in one turn of the event loop with one system call. */
export class CoalescingSocket extends Socket {
  private isHolding = false;

  override write(...written: unknown[]): boolean {
    if (!this.isHolding) {
      this.isHolding = true;
      this.cork();
      process.nextTick(() => {
        this.isHolding = false;
        this.uncork();
      });
    }
    return (super.write as (...all: unknown[]) => boolean)(...written);
  }
}
