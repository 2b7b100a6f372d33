import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadId } from '../../data/account/accountCalls';
import { uploadedIdQuery } from '../../data/account/accountQueries';
import { largestPhoto, shrinkPhoto } from '../../data/account/shrinkPhoto';
import { errorMessage } from '../../i18n/errorMessage';
import { useAllWords } from '../../i18n/LocaleContext';
import { FileField } from '../../ui/FileField';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Text } from '../../ui/Text';
import { Block } from './Block';

interface IdBlockProps {
  number: number;
  providerId: string;
  isPresent: boolean;
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** S2-73, S5-08, D-19: the photo that the dispensary must see. */
export function IdBlock({ number, providerId, isPresent }: IdBlockProps) {
  const { t } = useAllWords();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [fileName, setFileName] = useState<string>();
  const sending = useMutation({
    mutationFn: (photo: Blob) => uploadId(providerId, photo),
    onSuccess: (answer) => queries.setQueryData(uploadedIdQuery(providerId).queryKey, answer),
  });
  const size = megabytes(largestPhoto);

  const take = async (file: File) => {
    setFileName(file.name);
    if (file.size > largestPhoto) return setProblem(t('error.fileSize', { size }));
    const photo = await shrinkPhoto(file);
    if (!photo) return setProblem(t('error.fileType'));
    setProblem(undefined);
    sending.mutate(photo);
  };

  return (
    <Block number={number} title={t('checkout.id.title')} lead={t('checkout.id.lead')} isDone={isPresent}>
      {isPresent && <Notice tone="success">{t('checkout.id.present')}</Notice>}
      <FileField
        label={t(isPresent ? 'checkout.id.replace' : 'checkout.id.choose')}
        hint={t('checkout.id.formats', { size })}
        accept="image/jpeg,image/png,image/webp"
        chooseLabel={t('checkout.id.choose')}
        fileName={fileName}
        error={problem ?? (sending.error ? errorMessage(sending.error, t) : undefined)}
        onFile={(file) => void take(file)}
      />
      {sending.isPending && (
        <Text tone="muted" role="status">
          <Spinner /> {t('checkout.id.sending')}
        </Text>
      )}
      <Text size="small" tone="muted">
        {t('checkout.id.storage')}
      </Text>
    </Block>
  );
}
