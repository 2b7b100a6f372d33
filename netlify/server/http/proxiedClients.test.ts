import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { limitProxiedClients } from './proxiedClients';

let server: EventEmitter;
let closed: number;
beforeEach(() => {
  closed = 0;
  server = new EventEmitter();
  const clientOf = ({ headers }: IncomingMessage) => String(headers['x-real-ip']);
  limitProxiedClients(server as Server, { limit: 8, clientOf, onClosed: () => (closed += 1) });
});

/** A connection of the proxy. */
function open() {
  const socket = Object.assign(new EventEmitter(), { destroyed: false, destroy: () => void (socket.destroyed = true) });
  server.emit('connection', socket);
  return socket;
}
/** Returns a function that ends the request, or null if it was refused. */
function request(client: string, socket = open()): (() => void) | null {
  const outgoing = new EventEmitter();
  const incoming = { socket, headers: { 'x-real-ip': client } };
  server.emit('request', incoming as unknown as IncomingMessage, outgoing as ServerResponse);
  return socket.destroyed ? null : () => void outgoing.emit('close');
}
const isServed = (outcomes: ((() => void) | null)[]) => outcomes.map((outcome) => outcome !== null);

test('D-30 behind a proxy, one client can use three quarters of the connections, and others find room', () => {
  const many = Array.from({ length: 7 }, () => request('203.0.113.7'));
  expect(isServed(many)).toEqual([true, true, true, true, true, true, false]);
  expect(closed).toBe(1);
  expect(request('198.51.100.1')).not.toBeNull();
});

test('D-30 a request that ends makes room, also if its connection closes first', () => {
  const socket = open();
  const many = Array.from({ length: 5 }, () => request('203.0.113.7'));
  request('203.0.113.7', socket);
  expect(request('203.0.113.7')).toBeNull();
  many[0]!();
  many[0]!();
  expect(request('203.0.113.7')).not.toBeNull();
  expect(request('203.0.113.7')).toBeNull();
  socket.emit('close');
  expect(request('203.0.113.7')).not.toBeNull();
});
