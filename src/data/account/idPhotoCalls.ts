import { queryOptions } from '@tanstack/react-query';
import type { IdImage } from '../../domain/account/accountDataSchema';
import type { UploadedId } from '../../domain/account/userSchema';
import { request } from '../http';
import { uploadFile } from '../uploadFile';

interface UploadOptions {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Uploads an ID photo for one dispensary and reports progress from 0 to 1. */
export function uploadId(providerId: string, photo: Blob, options: UploadOptions = {}) {
  const body = new FormData();
  body.append('file', photo, 'id.jpg');
  return uploadFile<UploadedId>('/v1/app/user/upload-id', { query: { providerId }, body, ...options });
}

export const deleteId = (providerId: string) =>
  request<UploadedId>('/v1/app/user/uploaded-id', { method: 'DELETE', query: { providerId } });

/** The dispensaries for which a photo of the shopper's ID is stored. */
export const idImagesQuery = () =>
  queryOptions({
    queryKey: ['idImages'],
    queryFn: ({ signal }) =>
      request<IdImage[]>('/v1/app/user/id-images', { signal, shape: { listOf: ['providerId'] } }),
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
