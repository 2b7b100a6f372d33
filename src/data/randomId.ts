/** A random id of 128 bits. `crypto.randomUUID` only exists over HTTPS and on this machine itself. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
