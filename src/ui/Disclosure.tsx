import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, space, text } from './theme/tokens';

interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <summary>
        {summary}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <Body>{children}</Body>
    </Root>
  );
}

const Root = styled.details`
  border-bottom: 1px solid ${color.line};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-height: 60px;
    padding-block: ${space[3]};
    border-radius: ${radius.small};
    ${text.strong};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    color: ${color.muted};
    transition: rotate ${motion.medium} ${motion.ease};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Body = styled.div`
  padding-bottom: ${space[6]};
  color: ${color.muted};
`;
