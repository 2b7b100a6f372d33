import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../../ui/feedback/Spinner';
import { space } from '../../../ui/theme/tokens';

interface ControlButtonProps extends ComponentProps<'button'> {
  name: string;
  count: number;
  isBusy: boolean;
  icon: ReactNode;
}

/** The count replaces the icon, so that filters from the URL cause no layout shift. */
export function ControlButton({ name, count, isBusy, icon, ...rest }: ControlButtonProps) {
  return (
    <Root type="button" {...rest}>
      {name}
      {isBusy ? <Spinner /> : count ? <strong>({count})</strong> : icon}
    </Root>
  );
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: 16px 12px;
  > :last-child {
    width: 20px;
    font-weight: 600;
  }
`;
