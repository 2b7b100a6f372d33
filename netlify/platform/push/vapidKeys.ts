import { createECDH, type ECDH } from 'node:crypto';

const curve = (): ECDH => createECDH('prime256v1');

/** Pads to 32 bytes, because Node drops leading zeros. */
const scalar = (ecdh: ECDH): string =>
  Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');

export function createVapidKey(): string {
  const ecdh = curve();
  ecdh.generateKeys();
  return scalar(ecdh);
}

export function vapidPublicKey(privateKey: string): string | null {
  const ecdh = curve();
  try {
    ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return ecdh.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** True when the key is a point on the curve, so that messages can be encrypted for it. */
export function isPushKey(p256dh: string): boolean {
  const ecdh = curve();
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
