import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Notice } from '../ui/feedback/Notice';
import { Cluster } from '../ui/layout/Cluster';
import { LocalLink } from './LocalLink';

/** A way on: a link to a page of this locale, or a button. */
type WayOn = { label: string; isPrimary?: boolean } & ({ to: string } | { onClick: () => void; isBusy?: boolean });

interface RefusalProps {
  title?: string;
  /** Says what was refused, or how to fix it. */
  text: string;
  waysOn?: WayOn[];
}

/** Says why the server refused something, with ways on that fix it. A retry would not. */
export const Refusal = ({ title, text, waysOn = [] }: RefusalProps) => (
  <Notice tone="error" title={title} action={waysOn.length > 0 && <Cluster>{waysOn.map(renderWay)}</Cluster>}>
    {text}
  </Notice>
);

function renderWay({ label, isPrimary, ...way }: WayOn) {
  const look = isPrimary ? 'primary' : 'secondary';
  if ('to' in way)
    return (
      <ButtonLink key={label} as={LocalLink} to={way.to} $variant={look} $size="small">
        {label}
      </ButtonLink>
    );
  return (
    <Button key={label} variant={look} size="small" isBusy={way.isBusy} onClick={way.onClick}>
      {label}
    </Button>
  );
}
