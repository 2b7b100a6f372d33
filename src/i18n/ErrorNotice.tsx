import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Notice } from '../ui/feedback/Notice';
import { Cluster } from '../ui/layout/Cluster';
import { LocalLink } from './LocalLink';

type NoticeAction = { label: string; isPrimary?: boolean } & (
  | { to: string }
  | { onClick: () => void; isBusy?: boolean }
);

interface ErrorNoticeProps {
  title?: string;
  text: string;
  actions?: NoticeAction[];
}

/** For an error that a retry does not fix. The actions offer a way out. */
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
