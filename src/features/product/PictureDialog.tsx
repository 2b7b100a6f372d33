import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useId, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { PagePicture } from '../../content/pages/sectionViews';
import { useWords } from '../../i18n/LocaleContext';
import { DialogContent, DialogHead, DialogRoot } from '../../ui/overlays/Dialog.styles';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { media, space, text } from '../../ui/theme/tokens';
import { useDialog } from '../../ui/overlays/useDialog';

interface PictureDialogProps {
  title: string;
  pictures: PagePicture[];
  index: number;
  isOpen: boolean;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** A full-screen picture viewer that the arrow keys page through. */
export function PictureDialog({ title, pictures, index, isOpen, onChange, onClose }: PictureDialogProps) {
  const { t } = useWords('product', 'details');
  const titleId = useId();
  const { ref, isRendered, events } = useDialog(isOpen, onClose);
  const total = pictures.length;
  const move = (by: number) => onChange((index + by + total) % total);
  const onKeyDown = (event: KeyboardEvent) => {
    events.onKeyDown(event);
    if (total > 1 && event.key === 'ArrowRight') move(1);
    if (total > 1 && event.key === 'ArrowLeft') move(-1);
  };
  const picture = pictures[index]!;
  const ratio = picture.width / picture.height;
  return (
    <Screen ref={ref} aria-labelledby={titleId} {...events} onKeyDown={onKeyDown}>
      {isRendered && (
        <DialogContent>
          <DialogHead>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t('product.closePicture')} onClick={onClose}>
              <X size={22} aria-hidden />
            </IconButton>
          </DialogHead>
          <Stage $ratio={ratio}>
            <Picture
              key={picture.base}
              base={picture.base}
              widths={picture.widths}
              ratio={ratio}
              alt={picture.alt ?? t('product.pictureOf', { title })}
              sizes="100vw"
              isEager
            />
          </Stage>
          {total > 1 && (
            <Controls>
              <IconButton label={t('product.previousPicture')} onClick={() => move(-1)}>
                <ChevronLeft size={24} aria-hidden />
              </IconButton>
              <span role="status">{t('product.pictureCount', { at: index + 1, total })}</span>
              <IconButton label={t('product.nextPicture')} onClick={() => move(1)}>
                <ChevronRight size={24} aria-hidden />
              </IconButton>
            </Controls>
          )}
        </DialogContent>
      )}
    </Screen>
  );
}

const Screen = styled(DialogRoot)`
  width: 100%;
  height: 100dvh;
  opacity: 0;
  &[open] {
    opacity: 1;
    @starting-style {
      opacity: 0;
    }
  }
`;

const Stage = styled.div<{ $ratio: number }>`
  flex: 1;
  display: grid;
  align-content: center;
  width: 100%;
  min-height: 0;
  /* Leaves space for the head and the controls. */
  max-width: calc((100dvh - 152px) * ${({ $ratio }) => $ratio});
  margin-inline: auto;
  ${media.shortDialog} {
    max-width: calc(100dvh * ${({ $ratio }) => $ratio});
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[6]};
  padding: ${space[4]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom));
  ${text.label};
  font-variant-numeric: tabular-nums;
`;
