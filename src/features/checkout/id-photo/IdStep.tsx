import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout/Cluster';
import { Flush } from '../../../ui/layout/Flush';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { IdPhotoDelete } from './IdPhotoDelete';
import { IdPhotoField } from './IdPhotoField';
import { IdPhotoPreview } from './IdPhotoPreview';
import { IdPhotoUpload } from './IdPhotoUpload';
import { StepFrame, type FrameProps } from '../steps/StepFrame';
import { useIdPhoto } from './useIdPhoto';

interface IdStepProps {
  frame: FrameProps;
  providerId: string;
  isPresent: boolean;
  /** Explains why a photo is requested again. */
  note?: ReactNode;
  onDone: () => void;
}

/** Remounts for another dispensary, because each one needs its own photo. */
export function IdStep(props: IdStepProps) {
  return <ProviderIdStep key={props.providerId} {...props} />;
}

/** Deleting the photo also removes the focused button, so focus moves to the file field. */
function useFocusAfterDeletion(isPresent: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const isDeleting = useRef(false);
  useEffect(() => {
    if (!isPresent && isDeleting.current) input.current?.focus();
    isDeleting.current = false;
  }, [isPresent]);
  const markDeleting = () => {
    isDeleting.current = true;
  };
  return { input, markDeleting };
}

function ProviderIdStep({ frame, providerId, isPresent, note, onDone }: IdStepProps) {
  const { t } = useWords('account', 'order');
  // Lives outside the frame so that an upload continues while another step is open.
  const upload = useIdPhoto(providerId, () => {
    if (frame.state === 'open') onDone();
  });
  const { input, markDeleting } = useFocusAfterDeletion(isPresent);
  const discardPhoto = () => {
    markDeleting();
    upload.discard();
  };
  const hasStoredPhoto = isPresent && !upload.isSending;
  return (
    <StepFrame
      {...frame}
      title={t('checkout.id.title')}
      lead={t('checkout.id.lead')}
      summary={t('checkout.id.present')}
    >
      <Stack $gap={5}>
        {!isPresent && note}
        {upload.photo && <IdPhotoPreview photo={upload.photo} />}
        <IdPhotoUpload upload={upload} />
        {hasStoredPhoto && <StoredPhoto onDone={onDone} />}
        <IdPhotoField
          ref={input}
          isReplacing={isPresent || upload.photo !== null}
          fault={upload.fault}
          onFile={(file) => void upload.select(file)}
        />
        <Paragraph size="small" tone="muted">
          {t('checkout.id.storage')}
        </Paragraph>
        {hasStoredPhoto && (
          <Flush>
            <IdPhotoDelete providerId={providerId} onDeleted={discardPhoto} />
          </Flush>
        )}
      </Stack>
    </StepFrame>
  );
}

function StoredPhoto({ onDone }: { onDone: () => void }) {
  const { t } = useWords('account', 'order');
  return (
    <>
      <Cluster $gap={2}>
        <Check size={20} aria-hidden />
        <Paragraph>{t('checkout.id.present')}</Paragraph>
      </Cluster>
      <Button size="large" onClick={onDone}>
        {t('checkout.continue')}
      </Button>
    </>
  );
}
