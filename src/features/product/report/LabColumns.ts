import { styled } from 'styled-components';
import { media, space } from '../../../ui/theme/tokens';

export const LabColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[16]};
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[10]};
  }
`;
