import type { UploadedId } from '../../domain/account/userSchema';
import { request } from '../http';
import { uploadFile } from '../uploadFile';

interface Sending {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** S7-15: sends the photo of an ID to one dispensary and tells how much of it has left, from 0 to 1. */
export function uploadId(providerId: string, photo: Blob, sending: Sending = {}) {
  const body = new FormData();
  body.append('file', photo, 'id.jpg');
  return uploadFile<UploadedId>('/v1/app/user/upload-id', { query: { providerId }, body, ...sending });
}

/** D-19: has the dispensary's copy of the photo deleted, at the shopper's word. */
export const deleteId = (providerId: string) =>
  request<UploadedId>('/v1/app/user/uploaded-id', { method: 'DELETE', query: { providerId } });
