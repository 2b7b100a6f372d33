import { queryOptions } from '@tanstack/react-query';
import type {
  AddProduct,
  CatalogueVariant,
  StockChange,
  StockList,
  StockPreview,
  StockProduct,
} from '../../domain/staff/stockSchema';
import type { ApiError } from '../apiError';
import type { ResponseShape } from '../responseShape';
import type { ProviderScope } from './serviceCalls';
import { tokenDownload, tokenRequest } from './tokenRequest';

const base = '/v1/staff/stock';
const stockPath = (productVariantId: string) => `${base}/${encodeURIComponent(productVariantId)}`;
const pageSize = 500;
const productShape: ResponseShape<StockProduct> = { fields: ['productVariantId', 'availableQuantity', 'price'] };
const previewShape: ResponseShape<StockPreview> = { fields: ['version', 'changes', 'errors', 'isApplied'] };

async function fetchStock(token: string, providerId: string, signal: AbortSignal): Promise<StockProduct[]> {
  const products: StockProduct[] = [];
  for (let page = 0; ; page += 1) {
    const query = { providerId, page, size: pageSize };
    const list = await tokenRequest<StockList>(base, {
      token,
      signal,
      query,
      shape: { fields: ['products', 'total'] },
    });
    products.push(...list.products);
    if (list.products.length < pageSize) return products;
  }
}

export const stockQuery = (token: string, providerId: string) =>
  queryOptions<StockProduct[], ApiError>({
    queryKey: ['staff', 'stock', providerId],
    queryFn: ({ signal }) => fetchStock(token, providerId, signal),
    staleTime: 0,
    refetchInterval: 15_000,
  });

export const catalogueVariantsQuery = (token: string, providerId: string, search: string) =>
  queryOptions<CatalogueVariant[], ApiError>({
    queryKey: ['staff', 'catalogue', providerId, search],
    queryFn: async ({ signal }) => {
      const query = { providerId, search, size: 20 };
      const shape = { fields: ['variants'] } as const;
      const call = { token, signal, query, shape };
      return (await tokenRequest<{ variants: CatalogueVariant[] }>('/v1/staff/catalogue', call)).variants;
    },
    enabled: search.length >= 2,
    staleTime: 0,
    // A cached list would still offer a product that was added since.
    gcTime: 0,
  });

export const exportStock = async ({ token, providerId }: ProviderScope): Promise<string> =>
  (await tokenDownload(`${base}/export?providerId=${encodeURIComponent(providerId)}`, token)).text();

export const changeStock = ({ token, providerId }: ProviderScope, productVariantId: string, body: StockChange) =>
  tokenRequest<StockProduct>(stockPath(productVariantId), {
    token,
    method: 'PATCH',
    query: { providerId },
    body,
    shape: productShape,
  });

export const addToAssortment = ({ token, providerId }: ProviderScope, body: AddProduct) =>
  tokenRequest<StockProduct>(base, { token, method: 'POST', query: { providerId }, body, shape: productShape });

export const removeFromAssortment = ({ token, providerId }: ProviderScope, productVariantId: string) =>
  tokenRequest<void>(stockPath(productVariantId), { token, method: 'DELETE', query: { providerId }, shape: 'empty' });

/** Returns the changes and every invalid line, without changing anything. */
export const previewImport = ({ token, providerId }: ProviderScope, csv: string) =>
  tokenRequest<StockPreview>(`${base}/import`, {
    token,
    method: 'POST',
    query: { providerId, dryRun: 1 },
    body: { csv },
    shape: previewShape,
  });

export const applyImport = ({ token, providerId }: ProviderScope, csv: string, version: string) =>
  tokenRequest<StockPreview>(`${base}/import`, {
    token,
    method: 'POST',
    query: { providerId },
    body: { csv, version },
    shape: previewShape,
  });
