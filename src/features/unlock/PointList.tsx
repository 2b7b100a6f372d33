import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { color, space } from '../../ui/theme/tokens';

export function PointList({ points }: { points: readonly string[] }) {
  return (
    <List>
      {points.map((point) => (
        <li key={point}>
          <Check size={20} aria-hidden />
          {point}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  & > li {
    display: flex;
    gap: ${space[3]};
  }
  & svg {
    flex: none;
    margin-top: 2px;
    color: ${color.muted};
  }
`;
