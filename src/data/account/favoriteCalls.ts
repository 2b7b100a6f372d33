import type { ChangedFavorites, FavoriteChanges } from '../../domain/shortlist/favoritesSchema';
import { request } from '../http';

const path = '/v1/app/user/favorites';

export const fetchFavorites = async (): Promise<ChangedFavorites> => ({
  ...(await request<Pick<ChangedFavorites, 'slugs'>>(path, { shape: { fields: ['slugs'] } })),
  refused: [],
});

export const sendFavorites = (body: FavoriteChanges) =>
  request<ChangedFavorites>(path, { method: 'PATCH', body, shape: { fields: ['slugs', 'refused'] } });
