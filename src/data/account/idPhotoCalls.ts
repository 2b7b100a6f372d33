import type { UploadedId } from '../../domain/account/userSchema';
import { request } from '../http';
import { uploadFile } from '../uploadFile';

interface UploadOptions {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Uploads an ID photo for one dispensary and reports progress from 0 to 1. */
export function uploadId(providerId: string, photo: Blob, sending: UploadOptions = {}) {
  const body = new FormData();
  body.append('file', photo, 'id.jpg');
  return uploadFile<UploadedId>('/v1/app/user/upload-id', { query: { providerId }, body, ...sending });
}

/** Deletes the dispensary's copy of the photo. */
export const deleteId = (providerId: string) =>
  request<UploadedId>('/v1/app/user/uploaded-id', { method: 'DELETE', query: { providerId } });
