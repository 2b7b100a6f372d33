import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Notice } from '../ui/feedback/Notice';
import { Cluster } from '../ui/layout/Cluster';
import { LocalLink } from './LocalLink';

/** A way on: a link to a page of this locale, or a button. */
type NoticeAction = { label: string; isPrimary?: boolean } & (
  | { to: string }
  | { onClick: () => void; isBusy?: boolean }
);

interface ErrorNoticeProps {
  title?: string;
  /** Says what was refused, or how to fix it. */
  text: string;
  actions?: NoticeAction[];
}

/** Says why the server refused something, with ways on that fix it. A retry would not. */
export const ErrorNotice = ({ title, text, actions = [] }: ErrorNoticeProps) => (
  <Notice tone="error" title={title} action={actions.length > 0 && <Cluster>{actions.map(renderAction)}</Cluster>}>
    {text}
  </Notice>
);

function renderAction({ label, isPrimary, ...action }: NoticeAction) {
  const variant = isPrimary ? 'primary' : 'secondary';
  if ('to' in action)
    return (
      <ButtonLink key={label} as={LocalLink} to={action.to} $variant={variant} $size="small">
        {label}
      </ButtonLink>
    );
  return (
    <Button key={label} variant={variant} size="small" isBusy={action.isBusy} onClick={action.onClick}>
      {label}
    </Button>
  );
}
