import { createECDH, type ECDH } from 'node:crypto';

const curve = (): ECDH => createECDH('prime256v1');

/** 32 bytes even where the number begins with zeros, which Node leaves out. */
const scalar = (ecdh: ECDH): string =>
  Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');

/** A new private key of VAPID (RFC 8292), base64url. */
export function createVapidKey(): string {
  const ecdh = curve();
  ecdh.generateKeys();
  return scalar(ecdh);
}

/** The public key, base64url, that belongs to a private one, or null where that is none. */
export function vapidPublicKey(privateKey: string): string | null {
  const ecdh = curve();
  try {
    ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return ecdh.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** Whether something can be encrypted for this key: a point of the curve. */
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
