import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import type { ComponentProps } from 'react';
import { Button } from './Button';

interface LinkButtonsProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  copyLabel: string;
  onCopy: () => void;
  shareLabel: string;
  onShare?: () => void;
}

export function LinkButtons({ copyLabel, onCopy, shareLabel, onShare, size }: LinkButtonsProps) {
  return (
    <>
      {onShare && (
        <Button variant="secondary" size={size} icon={<Share2 size={18} aria-hidden />} onClick={onShare}>
          {shareLabel}
        </Button>
      )}
      <Button variant="secondary" size={size} icon={<Copy size={18} aria-hidden />} onClick={onCopy}>
        {copyLabel}
      </Button>
    </>
  );
}
