import { styled } from 'styled-components';
import { AmountList } from '../../ui/AmountList';

interface DraftFactsProps {
  facts: readonly { name: string; value: string }[];
}

export function DraftFacts({ facts }: DraftFactsProps) {
  return (
    <FactList>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
}

const FactList = styled(AmountList)`
  dd {
    min-width: 0;
    text-align: end;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
