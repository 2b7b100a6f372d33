import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../data/apiError';
import { uploadedIdQuery } from '../../../data/account/accountQueries';
import { uploadId } from '../../../data/account/idPhotoCalls';
import { shrinkPhoto, type PhotoFault } from '../../../data/account/shrinkPhoto';
import { replaceCached } from '../../../data/replaceCached';
import type { UploadedId } from '../../../domain/account/userSchema';
import { useWords } from '../../../i18n/LocaleContext';
import { announce } from '../../../state/notifications/announcements';
import { useOnline } from '../../../state/hooks/useOnline';

/** Kept in memory only, never in browser storage. */
export interface IdPhotoState {
  name: string;
  blob: Blob;
}

/** Updates the cached ID status. */
export function useIdStatus(providerId: string) {
  const queries = useQueryClient();
  return (status: UploadedId) => replaceCached(queries, uploadedIdQuery(providerId).queryKey, status);
}

function useUpload(providerId: string, onUploaded: () => void) {
  const { t } = useWords('account', 'order');
  const setStatus = useIdStatus(providerId);
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState(0);
  const { mutate, reset, error, isPending } = useMutation<UploadedId, ApiError, Blob>({
    // Fails immediately when offline; useRetryOnline then waits for the network.
    networkMode: 'always',
    mutationFn: (blob) => {
      const { signal } = (controller.current = new AbortController());
      return uploadId(providerId, blob, { onProgress: setProgress, signal });
    },
    onSuccess: async (status) => {
      await setStatus(status);
      announce(t('checkout.id.arrived'));
      onUploaded();
    },
  });
  const stop = () => {
    controller.current?.abort();
    reset();
  };
  const send = (blob: Blob) => {
    stop();
    setProgress(0);
    announce(t('checkout.id.sending'));
    mutate(blob);
  };
  useEffect(() => () => controller.current?.abort(), []);
  return { send, stop, progress, error, isSending: isPending };
}

/** Retries a failed upload once the network is back. Returns true while waiting for it. */
function useRetryOnline(isUnreachable: boolean, retry: () => void): boolean {
  const { t } = useWords('account', 'order');
  const isOnline = useOnline();
  const isWaiting = isUnreachable && !isOnline;
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting === wasWaiting.current) return;
    wasWaiting.current = isWaiting;
    if (isWaiting) announce(t('checkout.id.offline'));
    else if (isUnreachable) retry();
  }, [isWaiting, isUnreachable, retry, t]);
  return isWaiting;
}

export function useIdPhoto(providerId: string, onUploaded: () => void) {
  const { send, stop, ...sending } = useUpload(providerId, onUploaded);
  const [photo, setPhoto] = useState<IdPhotoState | null>(null);
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const selectedFile = useRef<File>(undefined);
  const retry = () => {
    if (photo) send(photo.blob);
  };
  const isWaiting = useRetryOnline(sending.error?.status === 0 && photo !== null, retry);

  const discard = () => {
    selectedFile.current = undefined;
    stop();
    setPreparing(false);
    setPhoto(null);
    setFault(null);
  };
  const select = async (file: File) => {
    discard();
    selectedFile.current = file;
    setPreparing(true);
    const result = await shrinkPhoto(file);
    // Another file may have been selected in the meantime.
    if (selectedFile.current !== file) return;
    setPreparing(false);
    if (typeof result === 'string') return setFault(result);
    setPhoto({ name: file.name, blob: result });
    send(result);
  };
  return { ...sending, photo, fault, isPreparing, isWaiting, select, retry, discard };
}
