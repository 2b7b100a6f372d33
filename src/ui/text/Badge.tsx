import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../theme/tokens';

const tones = {
  neutral: [color.ink, color.surface],
  light: [color.onLight, color.light],
  success: [color.success, color.successSoft],
  warning: [color.warning, color.warningSoft],
  error: [color.error, color.errorSoft],
  info: [color.info, color.infoSoft],
} as const;

type Tone = keyof typeof tones;

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
}

export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root $tone={tone} {...rest} />;
}

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  padding: 3px 10px;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.4;
  white-space: nowrap;
`;

// Split, so that a page includes the base rules once, however many tones it uses.
const Root = styled(Base)<{ $tone: Tone }>`
  color: ${({ $tone }) => tones[$tone][0]};
  background: ${({ $tone }) => tones[$tone][1]};
  forced-color-adjust: ${({ $tone }) => ($tone === 'light' ? 'none' : 'auto')};
`;
