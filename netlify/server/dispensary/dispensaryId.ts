import { writeFileSync } from 'node:fs';
import { isMarked } from '../../../src/domain/api/apiMark';
import { sendAsDispensary, type OpenOrder } from './dispensaryClient';

interface Wanted {
  url: string;
  file: string | undefined;
  print: (line: string) => void;
}

export async function openIdPhoto({ provider, order }: OpenOrder, { url, file, print }: Wanted): Promise<void> {
  const data = { orderNumber: order.orderNumber };
  const { idLink } = await sendAsDispensary(url, provider, { type: 'order.id', data });
  if (!idLink) throw new Error('The server returned no link. Try again.');
  const link = new URL(idLink.path, url).href;
  if (file === undefined) {
    print(`${link}\nOpen it and click the button. It shows the photo once, until ${idLink.expiresAt}.`);
    return;
  }
  const response = await fetch(link, { method: 'POST' });
  if (!response.ok || !isMarked(response.headers))
    throw new Error(`The server responded with ${response.status} instead of the photo. Try again.`);
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()), { mode: 0o600, flag: 'wx' });
  print(`${file} has the ID photo of ${order.orderNumber}. Delete it once the order has been handed over.`);
}
