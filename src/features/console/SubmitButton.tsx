import { useId, type ComponentProps } from 'react';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Paragraph } from '../../ui/text/Paragraph';

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'onClick' | 'children'> {
  /** The reason why the form cannot be submitted, shown beside the disabled button. Null if it can. */
  missing: string | null;
  isBusy: boolean;
}

export function SubmitButton({ missing, isBusy, ...button }: SubmitButtonProps) {
  const id = useId();
  return (
    <Cluster>
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={missing !== null}
        aria-describedby={missing === null ? undefined : id}
        {...button}
      />
      {missing !== null && (
        <Paragraph id={id} size="small" tone="muted">
          {missing}
        </Paragraph>
      )}
    </Cluster>
  );
}
