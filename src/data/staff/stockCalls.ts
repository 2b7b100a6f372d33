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
import { tokenDownload, tokenRequest } from './tokenRequest';

const base = '/v1/staff/stock';
const pathOf = (productVariantId: string) => `${base}/${encodeURIComponent(productVariantId)}`;
const pageSize = 500;

/** All pages of the assortment. */
async function fetchStock(token: string, providerId: string, signal: AbortSignal): Promise<StockProduct[]> {
  const products: StockProduct[] = [];
  for (let page = 0; ; page += 1) {
    const query = { providerId, page, size: pageSize };
    const some = await tokenRequest<StockList>(base, { token, signal, query });
    products.push(...some.products);
    if (some.products.length < pageSize) return products;
  }
}

export const stockQuery = (token: string, providerId: string) =>
  queryOptions<StockProduct[], ApiError>({
    queryKey: ['staff', 'stock', providerId],
    queryFn: ({ signal }) => fetchStock(token, providerId, signal),
    staleTime: 0,
    refetchInterval: 15_000,
  });

/** Variants of the catalogue that the dispensary does not carry yet. */
export const catalogueVariantsQuery = (token: string, providerId: string, search: string) =>
  queryOptions<CatalogueVariant[], ApiError>({
    queryKey: ['staff', 'catalogue', providerId, search],
    queryFn: async ({ signal }) => {
      const query = { providerId, search, size: 20 };
      return (await tokenRequest<{ variants: CatalogueVariant[] }>('/v1/staff/catalogue', { token, signal, query }))
        .variants;
    },
    enabled: search.length >= 2,
    staleTime: 0,
  });

/** The stock as a CSV file, in the columns that an import takes. */
export const exportStock = async ({ token, providerId }: Of): Promise<string> =>
  (await tokenDownload(`${base}/export?providerId=${encodeURIComponent(providerId)}`, token)).text();

interface Of {
  token: string;
  providerId: string;
}

export const changeStock = ({ token, providerId }: Of, productVariantId: string, body: StockChange) =>
  tokenRequest<StockProduct>(pathOf(productVariantId), { token, method: 'PATCH', query: { providerId }, body });

export const addToAssortment = ({ token, providerId }: Of, body: AddProduct) =>
  tokenRequest<StockProduct>(base, { token, method: 'POST', query: { providerId }, body });

export const removeFromAssortment = ({ token, providerId }: Of, productVariantId: string) =>
  tokenRequest<void>(pathOf(productVariantId), { token, method: 'DELETE', query: { providerId } });

/** Previews the changes of a file and every invalid line, without changing anything. */
export const previewImport = ({ token, providerId }: Of, csv: string) =>
  tokenRequest<StockPreview>(`${base}/import`, {
    token,
    method: 'POST',
    query: { providerId, dryRun: 1 },
    body: { csv },
  });

/** Applies a file that was previewed, unless the stock has changed since. */
export const applyImport = ({ token, providerId }: Of, csv: string, version: string) =>
  tokenRequest<StockPreview>(`${base}/import`, {
    token,
    method: 'POST',
    query: { providerId },
    body: { csv, version },
  });
