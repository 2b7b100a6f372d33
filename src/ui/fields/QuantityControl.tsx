import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { color, radius, text } from '../theme/tokens';

interface QuantityControlProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  maxText?: ReactNode;
  /** Set this in a list of controls whose parent announces the changes. */
  isQuiet?: boolean;
}

export function QuantityControl(props: QuantityControlProps) {
  const { label, value, max, onChange, decreaseLabel, increaseLabel, maxText, isQuiet } = props;
  const group = useRef<HTMLDivElement>(null);
  const isFull = value >= max;
  const increase = () => {
    onChange(value + 1);
    // Move the focus, because the button is about to be disabled.
    if (value + 1 >= max) group.current?.focus({ preventScroll: true });
  };
  return (
    <Root ref={group} role="group" aria-label={label} tabIndex={-1}>
      <Row>
        <IconButton label={decreaseLabel} disabled={value <= 0} onClick={() => onChange(value - 1)}>
          <Minus size={18} aria-hidden />
        </IconButton>
        {isQuiet ? <span>{value}</span> : <output aria-live="polite">{value}</output>}
        <IconButton label={increaseLabel} disabled={isFull} onClick={increase}>
          <Plus size={18} aria-hidden />
        </IconButton>
      </Row>
      <Full role={isQuiet ? undefined : 'status'}>{isFull && maxText}</Full>
    </Root>
  );
}

const Root = styled.div`
  display: inline-grid;
  justify-items: start;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};

  & > :not(button) {
    min-width: 32px;
    ${text.strong};
    text-align: center;
  }
`;

const Full = styled.div`
  ${text.small};
  color: ${color.warning};

  &:not(:empty) {
    margin-top: 6px;
  }
`;
