import type { List } from '../../domain/api/listSchema';
import type { ChangedFavorites, FavoriteChanges } from '../../domain/shortlist/favoritesSchema';
import { request } from '../http';
import { listCall } from '../listCall';

const path = '/v1/app/user/favorites';

export const fetchFavorites = async (): Promise<ChangedFavorites> => ({
  slugs: (await request<List<string>>(path, listCall({ shape: { itemsOf: [] } as const }))).items,
  refused: [],
});

export const sendFavorites = (body: FavoriteChanges) =>
  request<ChangedFavorites>(path, { method: 'PATCH', body, shape: { fields: ['slugs', 'refused'] } });
