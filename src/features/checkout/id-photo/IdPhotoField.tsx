import { useEffect, type RefObject } from 'react';
import { styled } from 'styled-components';
import { minIdPhotoSize } from '../../../domain/account/idPhoto';
import { maxPhotoBytes, type PhotoFault } from '../../../data/account/shrinkPhoto';
import { useWords } from '../../../i18n/LocaleContext';
import type { GroupKey } from '../../../i18n/translator';
import { announce } from '../../../state/notifications/announcements';
import { FileField } from '../../../ui/fields/FileField';

const megabyte = 1024 * 1024;

const reasons = {
  large: 'error.fileSize',
  type: 'error.fileType',
  empty: 'checkout.id.empty',
  heic: 'checkout.id.heic',
  damaged: 'checkout.id.damaged',
  pixels: 'checkout.id.pixels',
  small: 'checkout.id.small',
  altered: 'checkout.id.altered',
} as const satisfies Record<PhotoFault, GroupKey<'account' | 'order'>>;

interface IdPhotoFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  isReplacing: boolean;
  fault: PhotoFault | null;
  onFile: (file: File) => void;
}

/** Accepts a dropped or selected file and, on touch devices, a camera photo. */
export function IdPhotoField({ ref, isReplacing, fault, onFile }: IdPhotoFieldProps) {
  const { locale, t } = useWords('account', 'order');
  const size = new Intl.NumberFormat(locale.id, { style: 'unit', unit: 'megabyte' }).format(maxPhotoBytes / megabyte);
  const reason = fault ? t(reasons[fault], { size, ...minIdPhotoSize }) : undefined;
  useEffect(() => {
    if (reason) announce(reason, 'assertive');
  }, [reason]);
  return (
    <FileField
      ref={ref}
      label={t(isReplacing ? 'checkout.id.replace' : 'checkout.id.choose')}
      hint={t('checkout.id.formats', { size })}
      // HEIC is left out on purpose: iPhones then convert the photo to JPEG.
      accept="image/jpeg,image/png,image/webp"
      chooseLabel={
        <>
          <Coarse>{t('checkout.id.browse')}</Coarse>
          <Fine>{t('checkout.id.drop')}</Fine>
        </>
      }
      cameraLabel={t('checkout.id.take')}
      error={reason}
      onFile={onFile}
    />
  );
}

const Coarse = styled.span`
  display: none;
  @media (pointer: coarse) {
    display: inline;
  }
`;

const Fine = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;
