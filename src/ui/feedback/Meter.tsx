import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, text } from '../theme/tokens';

interface MeterProps {
  label: ReactNode;
  value: number;
  max: number;
  valueText: string;
}

/** A native meter needs no inline style. The content security policy forbids inline styles. */
export function Meter({ label, value, max, valueText }: MeterProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden>{valueText}</span>
      <meter id={id} min={0} max={max} value={value} aria-valuetext={valueText}>
        {valueText}
      </meter>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 16px;
  ${text.label};

  & > span {
    color: ${color.muted};
  }
  & > meter {
    grid-column: 1 / -1;
    appearance: none;
    display: block;
    width: 100%;
    height: 6px;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.line};
    overflow: hidden;
  }
  & > meter::-webkit-meter-bar {
    height: 6px;
    border: 0;
    background: ${color.line};
  }
  ${media.forcedColors} {
    & > meter,
    & > meter::-webkit-meter-bar {
      background: Canvas;
    }
    & > meter {
      outline: 1px solid CanvasText;
    }
  }
  & > meter::-webkit-meter-optimum-value {
    border-radius: ${radius.pill};
    background: ${color.ink};
  }
  & > meter::-moz-meter-bar {
    border-radius: ${radius.pill};
    background: ${color.ink};
  }
`;
