import { expect, test } from 'vitest';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { stubUploads } from '../../../tests/fixtures/fakeUpload';
import { deleteId, uploadId } from './idPhotoCalls';

test('S7-15 an ID is uploaded as a form file, to one dispensary', async () => {
  stubUploads();
  const api = fakeApi({ 'POST /v1/app/user/upload-id': { documentStatus: 'PRESENT' } });
  const photo = new Blob(['photo'], { type: 'image/jpeg' });
  expect(await uploadId('provider-1', photo)).toEqual({ documentStatus: 'PRESENT' });
  const [{ query, body }] = api.calls as [(typeof api.calls)[number]];
  expect(query).toEqual({ providerId: 'provider-1' });
  expect((body as FormData).get('file')).toMatchObject({ type: 'image/jpeg', size: 5 });
});

test('D-19 an ID is deleted for one dispensary', async () => {
  const api = fakeApi({ 'DELETE /v1/app/user/uploaded-id': { documentStatus: 'ABSENT' } });
  expect(await deleteId('provider-1')).toEqual({ documentStatus: 'ABSENT' });
  expect(api.calls[0]!.query).toEqual({ providerId: 'provider-1' });
});
