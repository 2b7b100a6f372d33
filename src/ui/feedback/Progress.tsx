import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, space, text } from '../theme/tokens';

interface ProgressProps {
  value: number;
  max: number;
  label: ReactNode;
  detail?: ReactNode;
}

export function Progress({ value, max, label, detail }: ProgressProps) {
  const id = useId();
  return (
    <Root>
      <TextBlock>
        <label htmlFor={id}>{label}</label>
        {detail && <span aria-hidden>{detail}</span>}
      </TextBlock>
      <progress id={id} value={value} max={max} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 8px;
  ${text.label};

  & > progress {
    appearance: none;
    width: 100%;
    height: 6px;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.line};
    overflow: hidden;
  }
  & > progress::-webkit-progress-bar {
    background: ${color.line};
  }
  & > progress::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.light};
    transition: inline-size ${motion.slow} ${motion.ease};
  }
  & > progress::-moz-progress-bar {
    border-radius: ${radius.pill};
    background: ${color.light};
  }
  ${media.forcedColors} {
    & > progress,
    & > progress::-webkit-progress-bar {
      background: Canvas;
    }
    & > progress {
      outline: 1px solid CanvasText;
    }
    & > progress::-webkit-progress-value {
      background: ${color.ink};
    }
    & > progress::-moz-progress-bar {
      background: ${color.ink};
    }
  }
`;

const TextBlock = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  font-variant-numeric: tabular-nums;
`;
