import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { color, text } from '../theme/tokens';

const textStyles = { lead: text.lead, body: text.body, label: text.label, small: text.small } as const;
const tones = {
  ink: 'inherit',
  muted: color.muted,
  success: color.success,
  error: color.error,
  warning: color.warning,
  info: color.info,
} as const;

interface ParagraphProps extends ComponentProps<'p'> {
  size?: keyof typeof textStyles;
  tone?: keyof typeof tones;
  as?: ElementType;
}

export function Paragraph({ size = 'body', tone = 'ink', ...rest }: ParagraphProps) {
  return <Root $size={size} $tone={tone} {...rest} />;
}

const Root = styled.p<{ $size: keyof typeof textStyles; $tone: keyof typeof tones }>`
  ${({ $size }) => textStyles[$size]};
  color: ${({ $tone }) => tones[$tone]};
`;
