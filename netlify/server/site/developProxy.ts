import { request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Target {
  host: string;
  port: number;
}

export function forwardRequest(target: Target, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const forwarded = httpRequest({ ...target, method, path: url, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on('error', () => {
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.end(
      '<!doctype html><meta http-equiv="refresh" content="2"><title>Starting</title><p>The site is starting; this page looks again by itself.</p>',
    );
  });
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

export function forwardUpgrades(server: Server, target: Target): void {
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const passed = httpRequest({ ...target, method: incoming.method, path: incoming.url, headers: incoming.headers });
    const end = () => socket.destroy();
    passed.on('error', end);
    passed.on('response', end);
    passed.on('upgrade', (response, serverSocket, serverHead) => {
      const lines = response.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      if (serverHead.length) socket.write(serverHead);
      if (head.length) serverSocket.write(head);
      serverSocket.on('error', end).on('close', end).pipe(socket);
      socket
        .on('error', () => serverSocket.destroy())
        .on('close', () => serverSocket.destroy())
        .pipe(serverSocket);
    });
    passed.end();
  });
}
