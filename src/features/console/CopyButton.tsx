import { useState } from 'react';
import { copyText } from '../../data/share';
import { Button } from '../../ui/Button';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button size="small" variant="secondary" onClick={() => void copyText(text).then(setCopied)}>
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
