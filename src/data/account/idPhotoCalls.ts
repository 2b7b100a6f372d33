import { queryOptions } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { IdImage } from '../../domain/privacy/accountDataSchema';
import type { UploadedId } from '../../domain/account/userSchema';
import { request } from '../http';
import { listCall } from '../listCall';
import type { ResponseShape } from '../responseShape';
import { uploadFile } from '../uploadFile';

const shape: ResponseShape<UploadedId> = { fields: ['documentStatus'] };

interface UploadOptions {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export function uploadId(providerId: string, photo: Blob, options: UploadOptions = {}) {
  const body = new FormData();
  body.append('file', photo, 'id.jpg');
  return uploadFile<UploadedId>('/v1/app/user/upload-id', { query: { providerId }, body, shape, ...options });
}

export const deleteId = (providerId: string) =>
  request<UploadedId>('/v1/app/user/uploaded-id', { method: 'DELETE', query: { providerId }, shape });

export const idImagesQuery = () =>
  queryOptions({
    queryKey: ['idImages'],
    queryFn: async ({ signal }) => {
      const call = listCall({ signal, shape: { itemsOf: ['providerId'] } as const });
      return (await request<List<IdImage>>('/v1/app/user/id-images', call)).items;
    },
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
