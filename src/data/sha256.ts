/**
 * The SHA-256 hash of a text. Browsers only offer theirs over HTTPS and on this machine itself; at any other address, as
 * on a home network, a library is loaded.
 */
export async function sha256(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  // Its type says that it is always there.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
}
