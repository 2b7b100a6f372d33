import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { EmbeddedServer } from './embeddedServer';

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** Clears an earlier connection's transaction, settings and prepared statements. */
const reset = ['ROLLBACK', 'DISCARD ALL'].map((text) => message('Q', Buffer.from(`${text}\0`)));
const greeting = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', Buffer.from('client_encoding\0UTF8\0')),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);
const terminate = 'X'.charCodeAt(0);

/** Replaces `pg`'s socket, to talk to the embedded database of this process. */
export class EmbeddedStream extends Duplex {
  private hasStarted = false;

  constructor(private readonly server: EmbeddedServer) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // `pg` calls these methods of its socket.
  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    callbackify(() => this.respond(Buffer.concat(chunks.map(({ chunk }) => chunk))))(done);
  }

  private async respond(messages: Buffer): Promise<void> {
    if (!this.hasStarted) {
      this.hasStarted = true;
      for (const statement of reset) await this.server.execute(new Uint8Array(statement));
      this.push(greeting);
    } else if (messages[0] === terminate) this.push(null);
    else this.push(Buffer.from(await this.server.execute(new Uint8Array(messages))));
  }
}
