import { styled } from 'styled-components';
import { color, radius, space, text } from '../../ui/theme/tokens';

export function ExampleCode() {
  return (
    <Label>
      <Barcode aria-hidden />
      <Code>ABCD EFGH</Code>
    </Label>
  );
}

const Label = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  width: min(100%, 280px);
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
`;

const Barcode = styled.div`
  width: 60%;
  height: 28px;
  opacity: 0.35;
  background: repeating-linear-gradient(
    90deg,
    ${color.ink} 0 2px,
    transparent 2px 5px,
    ${color.ink} 5px 9px,
    transparent 9px 11px
  );
`;

const Code = styled.span`
  ${text.sub};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  letter-spacing: 0.12em;
  color: ${color.onLight};
  forced-color-adjust: none;
  background: ${color.light};
`;
