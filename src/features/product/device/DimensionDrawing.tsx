import { useId } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../../i18n/LocaleContext';
import { color, media, radius, space } from '../../../ui/theme/tokens';

const unitsPerMm = 4;
const length = 104 * unitsPerMm;
const side = 14 * unitsPerMm;

export function DimensionDrawing() {
  const { t } = useWords('details', 'device');
  const titleId = useId();
  return (
    <Frame>
      <svg viewBox="0 0 600 170" role="img" aria-labelledby={titleId}>
        <title id={titleId}>{t('device.drawing')}</title>
        <g transform="translate(10 24)">
          <rect data-body width={length} height={side} rx="9" />
          <line x1={length - 16} x2={length - 16} y1="0" y2={side} />
          <circle data-ring cx="34" cy={side / 2} r="11" />
          <path d={`M0 ${side + 14}v20M${length} ${side + 14}v20M0 ${side + 24}h${length}`} />
          <text x={length / 2} y={side + 56}>
            {t('device.drawing.length')}
          </text>
        </g>
        <g transform="translate(490 24)">
          <rect data-body width={side} height={side} rx="9" />
          <circle cx={side / 2} cy={side / 2} r="17" />
          <path d={`M0 ${side + 14}v20M${side} ${side + 14}v20M0 ${side + 24}h${side}`} />
          <text x={side / 2} y={side + 56}>
            {t('device.drawing.side')}
          </text>
        </g>
      </svg>
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${color.surface};
  svg {
    display: block;
    width: 100%;
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2;
  }
  [data-body] {
    fill: ${color.raised};
  }
  [data-ring] {
    stroke: ${color.light};
    stroke-width: 5;
  }
  text {
    fill: ${color.ink};
    stroke: none;
    font-size: 22px;
    text-anchor: middle;
  }
  ${media.forcedColors} {
    svg {
      stroke: CanvasText;
    }
    [data-body] {
      fill: Canvas;
    }
    text {
      fill: CanvasText;
    }
  }
`;
