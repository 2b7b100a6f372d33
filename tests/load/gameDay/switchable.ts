import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a dependency that can be cut: a TCP proxy on loopback. */
export interface Switchable {
  port: number;
  /** Ends every connection, and refuses new ones until `restore`. */
  cut: () => void;
  restore: () => void;
  close: () => void;
}

export async function openSwitchable(target: { host: string; port: number }): Promise<Switchable> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return void near.destroy();
    const far = connect(target);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      endAll();
    },
    restore: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      endAll();
    },
  };
}
