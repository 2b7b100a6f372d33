import { queryOptions } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type {
  AddProduct,
  CatalogueVariant,
  StockChange,
  StockPreview,
  StockProduct,
} from '../../domain/staff/stockSchema';
import type { ApiError } from '../apiError';
import { listCall, readAllPages } from '../listCall';
import type { ResponseShape } from '../responseShape';
import type { ProviderScope } from './serviceCalls';
import { tokenDownload, tokenRequest } from './tokenRequest';

const base = '/v1/staff/stock';
const stockPath = (productVariantId: string) => `${base}/${encodeURIComponent(productVariantId)}`;
const pageSize = 500;
const productShape: ResponseShape<StockProduct> = { fields: ['productVariantId', 'availableQuantity', 'price'] };
const previewShape: ResponseShape<StockPreview> = { fields: ['version', 'changes', 'errors', 'isApplied'] };

const fetchStock = (token: string, providerId: string, signal: AbortSignal): Promise<StockProduct[]> =>
  readAllPages((cursor) => {
    const query = { providerId, cursor, size: pageSize };
    const shape = { itemsOf: productShape.fields };
    return tokenRequest<List<StockProduct>>(base, listCall({ token, signal, query, shape }));
  });

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
      const shape = { itemsOf: ['productVariantId'] } as const;
      const call = listCall({ token, signal, query, shape });
      return (await tokenRequest<List<CatalogueVariant>>('/v1/staff/catalogue', call)).items;
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
    query: { providerId, dryRun: 'true' },
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
