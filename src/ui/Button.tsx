import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ButtonLink, type ButtonSize, type ButtonVariant } from './ButtonLink';
import { Spinner } from './feedback/Spinner';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The button ignores clicks, but keeps its focus and its accessible name. */
  isBusy?: boolean;
  busyLabel?: string;
  isWide?: boolean;
  icon?: ReactNode;
}

export function Button({ variant, size, isBusy, busyLabel, isWide, icon, children, onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const label = isBusy && busyLabel ? busyLabel : children;
  return (
    <ButtonLink
      as="button"
      type="button"
      $variant={variant}
      $size={size}
      $isWide={isWide}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {isBusy ? <Spinner /> : icon}
      {/* Browser translation replaces text nodes, so React must replace the whole element to show a new label. */}
      {typeof label === 'string' ? <span key={label}>{label}</span> : label}
    </ButtonLink>
  );
}
