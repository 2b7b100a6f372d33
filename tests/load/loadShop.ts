import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client';
import { idImages, providerProducts, providers, providerZones } from '../../netlify/database/providerTables';
import { users } from '../../netlify/database/accountTables';
import { startSession } from '../../netlify/services/people/tokens';
import { readProviders } from '../../netlify/services/delivery/readProviders';
import { deliverySlots } from '../../src/domain/delivery/deliverySlots';
import type { PlaceOrderInput } from '../../src/domain/order/orderSchema';
import { buildOrder, buildProvider } from '../fixtures/builders/orderShop';
import { completeAccount } from '../fixtures/completeAccount';

const variantCount = 150;
const shopperCount = 400;
const plenty = 1_000_000_000;

export interface LoadShop {
  providerId: string;
  /** Each has their own unit, because orders to the same address wait for each other. */
  shoppers: { userId: string; authorization: string; addressTwo: string }[];
  /** `spread`: orders across all variants and the last 20 slots. `hot`: one order for a single variant and slot. */
  spread: PlaceOrderInput[];
  hot: PlaceOrderInput[];
}

/** Creates a dispensary with unlimited stock, and signed-in shoppers with an ID on file. */
export async function openLoadShop(database: Database): Promise<LoadShop> {
  const now = new Date();
  const provider = buildProvider({ slotCapacity: plenty, purchaseLimitGrams: 9_000_000 });
  await database.insert(providers).values(provider);
  await database.insert(providerZones).values({ providerId: provider.id, postalCode: '90012' });
  const names = Array.from({ length: variantCount }, (_, at) => `pod-${String(at).padStart(3, '0')}`);
  await database.insert(providerProducts).values(
    names.map((name) => ({
      providerId: provider.id,
      productVariantId: name,
      title: `Pod ${name}`,
      brand: 'Alder',
      available: plenty,
      priceCents: 3000,
      thcGrams: 0.425,
      updatedAt: now,
    })),
  );
  const shoppers: LoadShop['shoppers'] = [];
  for (let made = 0; made < shopperCount; made += 1) {
    const [user] = await database
      .insert(users)
      .values({ createdAt: now, ...completeAccount(now) })
      .returning({ id: users.id });
    const userId = user!.id;
    await database.insert(idImages).values({ userId, providerId: provider.id, blobKey: randomUUID(), createdAt: now });
    const authorization = `Bearer ${await startSession(database, { userId, now })}`;
    shoppers.push({ userId, authorization, addressTwo: `Unit ${made}` });
  }
  const [known] = await readProviders(database, undefined, now);
  const slots = deliverySlots(known!, now).map(({ start }) => start);
  const order = (slotStart: string, productVariantId: string) =>
    buildOrder({ slotStart, items: [{ productVariantId, quantity: 2, price: 30 }] });
  const last = slots.at(-1)!;
  return {
    providerId: provider.id,
    shoppers,
    spread: names.map((name, at) => order(slots.slice(-20)[at % Math.min(20, slots.length)]!, name)),
    hot: [order(last, names[0]!)],
  };
}
