import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadedIdQuery } from '../../data/account/accountQueries';
import { deleteId, idImagesQuery } from '../../data/account/idPhotoCalls';
import type { ApiError } from '../../data/apiError';
import { replaceCached } from '../../data/replaceCached';
import type { IdImage } from '../../domain/privacy/accountDataSchema';
import type { UploadedId } from '../../domain/account/userSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { ConfirmDialog } from './ConfirmDialog';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { Button } from '../../ui/Button';
import { SettingRow } from './SettingRow';

function useDeleteImage(onDeleted: () => void) {
  const { t } = useWords('account', 'settings');
  const queries = useQueryClient();
  const { queryKey } = idImagesQuery();
  return useMutation<UploadedId, ApiError, string>({
    networkMode: 'always',
    mutationFn: (providerId) => deleteId(providerId),
    onSuccess: async (status, providerId) => {
      await replaceCached(queries, queryKey, (images) => images?.filter((image) => image.providerId !== providerId));
      await replaceCached(queries, uploadedIdQuery(providerId).queryKey, status);
      announce(t('settings.id.deleted'));
      onDeleted();
    },
  });
}

export function IdImages({ isAlwaysShown }: { isAlwaysShown: boolean }) {
  const { t } = useWords('account', 'settings');
  const query = useQuery(idImagesQuery());
  const { data: images, error } = query;
  // Regions without delivery only show this section if there is a photo.
  if (!images?.length && !isAlwaysShown) return null;
  return (
    <Stack $gap={3}>
      {images && <Images images={images} />}
      {!images && error && <LoadFailure title={t('settings.id.error')} query={query} />}
    </Stack>
  );
}

function Images({ images }: { images: IdImage[] }) {
  const { t } = useWords('account', 'settings');
  const [imageToDelete, setImageToDelete] = useState<IdImage | null>(null);
  const deleting = useDeleteImage(() => setImageToDelete(null));
  const heading = useFocusAfterRemoval(images.length);
  const confirmDeletion = (image: IdImage) => {
    deleting.reset();
    setImageToDelete(image);
  };
  return (
    <>
      <Heading level={3} size="small" ref={heading} tabIndex={-1}>
        {t('settings.id')}
      </Heading>
      <Paragraph tone="muted">{t(images.length ? 'settings.id.text' : 'settings.id.none')}</Paragraph>
      {images.map((image) => (
        <IdImageRow key={image.providerId} image={image} onDelete={() => confirmDeletion(image)} />
      ))}
      <ConfirmDialog
        isOpen={imageToDelete !== null}
        title={t('settings.id.question')}
        onClose={() => setImageToDelete(null)}
        confirm={{
          label: t('settings.id.confirm'),
          busyLabel: t('settings.deleting'),
          isBusy: deleting.isPending,
          onClick: () => imageToDelete && deleting.mutate(imageToDelete.providerId),
        }}
        cancelLabel={t('settings.id.keep')}
        error={deleting.error}
      >
        {imageToDelete && <Paragraph>{t('settings.id.warning', { provider: imageToDelete.providerName })}</Paragraph>}
      </ConfirmDialog>
    </>
  );
}

/** Deleting a row removes its focused button, so focus moves to the list's heading. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    if (count < previousCount.current) heading.current?.focus();
    previousCount.current = count;
  }, [count]);
  return heading;
}

interface IdImageRowProps {
  image: IdImage;
  onDelete: () => void;
}

function IdImageRow({ image: { providerName, uploadedAt }, onDelete }: IdImageRowProps) {
  const { t, locale } = useWords('account', 'settings');
  const date = dateFormatter(locale.id, { dateStyle: 'long' }).format(new Date(uploadedAt));
  return (
    <SettingRow>
      <p>
        <strong>{providerName}</strong>
        <span>{t('settings.id.uploaded', { date })}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('settings.id.deleteNamed', { provider: providerName })}
        onClick={onDelete}
      >
        {t('settings.id.delete')}
      </Button>
    </SettingRow>
  );
}
