import { queryOptions } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { StockAlert, StockAlertInput } from '../../domain/account/stockAlertSchema';
import { nullIfMissing, type ApiError } from '../apiError';
import { request } from '../http';
import { listCall } from '../listCall';

const path = '/v1/app/user/stock-alerts';

export const stockAlertsQuery = () =>
  queryOptions<StockAlert[], ApiError>({
    queryKey: ['stockAlerts'],
    queryFn: async ({ signal }) => {
      const call = listCall({ signal, shape: { itemsOf: ['id', 'productVariantId', 'channel'] } as const });
      return (await request<List<StockAlert>>(path, call)).items;
    },
    staleTime: 0,
    networkMode: 'always',
  });

export const addStockAlert = (body: StockAlertInput) =>
  request<StockAlert>(path, { method: 'POST', body, shape: { fields: ['id', 'productVariantId', 'channel'] } });

/** Idempotent: ignores a 404, because the alert was already removed or sent. */
export async function removeStockAlert(id: string): Promise<void> {
  await request<void>(`${path}/${id}`, { method: 'DELETE', shape: 'empty' }).catch(nullIfMissing);
}
