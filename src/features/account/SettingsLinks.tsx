import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { LocalLink } from '../../i18n/LocalLink';
import { color, space, text } from '../../ui/theme/tokens';

interface SettingsLinksProps {
  links: { path: string; label: string }[];
}

export function SettingsLinks({ links }: SettingsLinksProps) {
  return (
    <List>
      {links.map(({ path, label }) => (
        <li key={path}>
          <CardLink to={path}>
            {label}
            <ChevronRight size={20} aria-hidden />
          </CardLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
`;

const CardLink = styled(LocalLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 48px;
  border-top: 1px solid ${color.line};
  ${text.strong};
  text-decoration: none;
  &:hover {
    text-decoration: underline 2px ${color.light};
    text-underline-offset: 0.22em;
  }
  & > svg {
    flex: none;
    color: ${color.muted};
  }
`;
