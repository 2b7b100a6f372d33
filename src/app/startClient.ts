import { defaultLocale, splitLocalePath } from '../domain/region/locales';
import { loadMessages } from '../i18n/loadMessages';
import { restoreCart } from '../state/cart';
import { restoreDeliveryPlace } from '../state/deliveryPlace';
import { restoreRegion } from '../state/region';
import { restoreSession } from '../state/session';

/** Before the first hydration: what this browser stored, and the words of the page that it is on. */
export async function startClient(path: string): Promise<void> {
  restoreRegion();
  restoreSession();
  restoreCart();
  restoreDeliveryPlace();
  await loadMessages(splitLocalePath(path)?.locale.id ?? defaultLocale.id);
}
