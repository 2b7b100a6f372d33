import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackConnections } from './connections';

const limit = 8;
let server: EventEmitter;
let closed: number;
beforeEach(() => {
  closed = 0;
  server = new EventEmitter();
  trackConnections(server as Server, { limit, onCrowded: () => (closed += 1) });
});
afterEach(() => void server.emit('close'));

function open(remoteAddress: string) {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    isOpen: true,
    // Node emits `close` later.
    destroy: () => void (socket.isOpen = false),
  });
  server.emit('connection', socket);
  return socket;
}
type Opened = ReturnType<typeof open>;
const openMany = (count: number, address: string) => Array.from({ length: count }, () => open(address));
const openOnes = (sockets: Opened[]) => sockets.map(({ isOpen }) => isOpen);
/** Starts a request, and returns a function that ends it. Its client reads the response already if `isWritten`. */
function request(socket: Opened, isWritten = false): () => void {
  const outgoing = Object.assign(new EventEmitter(), { writableEnded: isWritten });
  server.emit('request', { socket } as unknown as IncomingMessage, outgoing as ServerResponse);
  return () => void outgoing.emit('close');
}

describe('D-30 connections', () => {
  test('D-30 one address can have three quarters of them, and its next one replaces its oldest idle one', () => {
    const all = openMany(6, 'a');
    expect(closed).toBe(0);
    all.push(open('a'));
    expect(openOnes(all)).toEqual([false, true, true, true, true, true, true]);
    expect([open('b').isOpen, closed]).toEqual([true, 1]);
  });

  test('D-30 one with a request in progress is not replaced, and is idle again afterwards', () => {
    const all = openMany(6, 'a');
    const ends = all.map((socket) => request(socket));
    expect(open('a').isOpen).toBe(false);
    ends[3]!();
    const next = open('a');
    expect([next.isOpen, ...openOnes(all)]).toEqual([true, true, true, true, false, true, true]);
  });

  test('D-30 one with two pipelined requests is idle after both', () => {
    const all = openMany(6, 'a');
    const ends = all.map((socket) => request(socket));
    const second = request(all[0]!);
    ends[0]!();
    expect(open('a').isOpen).toBe(false);
    second();
    expect([open('a').isOpen, all[0]!.isOpen]).toEqual([true, false]);
  });

  test('D-30 idle ones of many addresses keep nobody out', () => {
    const idle = Array.from({ length: limit }, (_, at) => open(`address ${at}`));
    expect(idle.every(({ isOpen }) => isOpen)).toBe(true);
    expect(open('new').isOpen).toBe(true);
    expect(openOnes(idle)).toEqual([false, ...Array.from({ length: limit - 1 }, () => true)]);
  });

  test('D-30 one whose client is slow to read its response is replaced once none is idle', () => {
    const [first, ...others] = openMany(6, 'a');
    others.forEach((socket) => request(socket));
    request(first!, true);
    expect([open('a').isOpen, first!.isOpen]).toEqual([true, false]);
  });

  test('D-30 slow readers of many addresses keep nobody out', () => {
    const slow = Array.from({ length: limit }, (_, at) => open(`address ${at}`));
    slow.forEach((socket) => request(socket, true));
    expect(open('new').isOpen).toBe(true);
    expect(openOnes(slow)).toEqual([false, ...Array.from({ length: limit - 1 }, () => true)]);
  });

  test('D-30 one with more than 16 pipelined requests is closed', () => {
    const socket = open('a');
    for (let each = 0; each < 16; each += 1) request(socket);
    expect(socket.isOpen).toBe(true);
    request(socket);
    expect([socket.isOpen, closed]).toEqual([false, 1]);
  });

  test('D-30 a closed one gives its place back once', () => {
    const [first, ...others] = openMany(6, 'a');
    open('a');
    // Node emits `close` after the connection was replaced.
    first!.emit('close');
    others[0]!.emit('close');
    expect([open('a'), ...others.slice(1)].every(({ isOpen }) => isOpen)).toBe(true);
    expect(closed).toBe(1);
  });
});

describe('D-30 connections of a proxy', () => {
  const proxy = '192.0.2.1';
  beforeEach(() => {
    server = new EventEmitter();
    const clientOf = ({ headers }: IncomingMessage) => String(headers['x-real-ip']);
    trackConnections(server as Server, { limit: 16, clientOf, onCrowded: () => (closed += 1) });
  });
  /** Returns a function that ends the request, or null if it was refused. */
  function ask(client: string, socket = open(proxy)): (() => void) | null {
    const outgoing = new EventEmitter();
    const incoming = { socket, headers: { 'x-real-ip': client } };
    server.emit('request', incoming as unknown as IncomingMessage, outgoing as ServerResponse);
    return socket.isOpen ? () => void outgoing.emit('close') : null;
  }

  test('D-30 one client can use three quarters of them for its requests, and others find room', () => {
    const many = Array.from({ length: 10 }, () => ask('203.0.113.7'));
    expect(many.map((end) => end !== null)).toEqual([...Array.from({ length: 9 }, () => true), false]);
    expect(closed).toBe(1);
    expect(ask('198.51.100.1')).not.toBeNull();
  });

  test('D-30 a request that ends makes room, also if its connection closes first', () => {
    const socket = open(proxy);
    const many = Array.from({ length: 8 }, () => ask('203.0.113.7'));
    ask('203.0.113.7', socket);
    expect(ask('203.0.113.7')).toBeNull();
    many[0]!();
    many[0]!();
    expect(ask('203.0.113.7')).not.toBeNull();
    expect(ask('203.0.113.7')).toBeNull();
    socket.emit('close');
    expect(ask('203.0.113.7')).not.toBeNull();
  });
});

describe('D-30 sockets of a server', () => {
  let real: Server;
  const clients: Socket[] = [];
  afterEach(() => {
    clients.splice(0).forEach((client) => client.destroy());
    real.close();
  });
  const dial = async () => {
    const client = connect((real.address() as AddressInfo).port, '127.0.0.1');
    clients.push(client.on('error', () => {}));
    await once(client, 'connect');
    return client;
  };

  test('D-30 that stay silent give way to one that sends a request', async () => {
    const onClosed = vi.fn();
    real = createServer((_, outgoing) => outgoing.end('page'));
    trackConnections(real, { limit, onCrowded: onClosed });
    real.listen(0, '127.0.0.1');
    await once(real, 'listening');
    for (let each = 0; each < 6; each += 1) await dial();
    const closing = once(clients[0]!, 'close');
    const honest = await dial();
    honest.write('GET / HTTP/1.1\r\nhost: shop.example\r\n\r\n');
    const [response] = (await once(honest, 'data')) as [Buffer];
    await closing;
    expect(response.toString()).toContain('200 OK');
    expect(onClosed).toHaveBeenCalledTimes(1);
  });
});
