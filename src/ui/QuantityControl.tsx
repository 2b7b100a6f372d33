import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton';
import { color, radius, text } from './theme/tokens';

interface QuantityControlProps {
  label: string;
  value: number;
  max: number;
  /** At 1, the minus asks for 0: the owner removes the item. */
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** Shown and read out once the value stands at the maximum. */
  maxText?: ReactNode;
}

export function QuantityControl(props: QuantityControlProps) {
  const { label, value, max, onChange, decreaseLabel, increaseLabel, maxText } = props;
  const isFull = value >= max;
  return (
    <Root role="group" aria-label={label}>
      <Row>
        <IconButton label={decreaseLabel} disabled={value <= 0} onClick={() => onChange(value - 1)}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <output aria-live="polite">{value}</output>
        <IconButton label={increaseLabel} disabled={isFull} onClick={() => onChange(value + 1)}>
          <Plus size={18} aria-hidden />
        </IconButton>
      </Row>
      <Full role="status">{isFull && maxText}</Full>
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

  & > output {
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
