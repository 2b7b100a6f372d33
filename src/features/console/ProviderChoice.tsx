import { styled } from 'styled-components';
import { SelectField } from '../../ui/fields/SelectField';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { media, text } from '../../ui/theme/tokens';
import type { ProviderChoiceState } from './useProviderChoice';

/** Only operators have several dispensaries to choose from. */
export function ProviderChoice({ choice: { providers, providerId, choose } }: { choice: ProviderChoiceState }) {
  if (providers.length <= 1) return <Name>{providers[0]?.name}</Name>;
  return (
    <Box>
      <SelectField
        label={<VisuallyHidden>Dispensary</VisuallyHidden>}
        value={providerId ?? ''}
        onChange={(event) => choose(event.target.value)}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Box>
  );
}

const Name = styled.span`
  ${text.label};
`;

const Box = styled.div`
  flex: 1;
  min-width: 180px;
  ${media.tablet} {
    flex: 0 0 240px;
  }
`;
