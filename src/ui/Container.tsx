import { styled } from 'styled-components';
import { space } from './theme/tokens';

const widths = { text: '680px', page: '1200px', wide: '1520px' } as const;

export const Container = styled.div<{ $width?: keyof typeof widths }>`
  width: 100%;
  max-width: calc(${({ $width = 'page' }) => widths[$width]} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
