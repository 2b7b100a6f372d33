import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { text } from '../theme/tokens';

const textStyles = {
  display: text.display,
  title: text.title,
  section: text.section,
  sub: text.sub,
  small: text.strong,
} as const;

type Size = keyof typeof textStyles;

const defaultSizes = { 1: 'title', 2: 'section', 3: 'sub', 4: 'small' } as const satisfies Record<number, Size>;

interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  size?: Size;
}

/** The level sets the document outline, and the size sets the appearance. */
export function Heading({ level, size = defaultSizes[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}` as 'h2'} $size={size} {...rest} />;
}

const Root = styled.h2<{ $size: Size }>`
  ${({ $size }) => textStyles[$size]};
`;
