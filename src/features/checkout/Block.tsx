import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { color, radius, space, text } from '../../ui/theme/tokens';

interface BlockProps {
  number: number;
  title: string;
  lead?: string;
  isDone: boolean;
  children: ReactNode;
}

/** One thing that the checkout needs, and whether it has it. */
export function Block({ number, title, lead, isDone, children }: BlockProps) {
  return (
    <Root aria-labelledby={`step-${number}`}>
      <Mark data-done={isDone}>{isDone ? <Check size={18} aria-hidden /> : number}</Mark>
      <Body>
        <Heading level={2} size="sub" id={`step-${number}`}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
        {children}
      </Body>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[8]};
  border-bottom: 1px solid ${color.line};
`;

const Mark = styled.span`
  ${text.strong};
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.pill};
  border: 1.5px solid ${color.line};
  &[data-done='true'] {
    color: ${color.onLight};
    background: ${color.light};
    border-color: ${color.light};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[1]};
`;
