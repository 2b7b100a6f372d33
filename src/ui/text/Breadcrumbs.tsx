import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, text } from '../theme/tokens';

interface BreadcrumbsProps {
  label: string;
  /** `label` is used as the React key. The last link may be plain text. */
  items: readonly { label: string; link: ReactNode }[];
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, index) => (
          <li key={item.label} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {item.link}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  ${text.small};
  color: ${color.muted};

  & > li {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  & > li:not(:last-child)::after {
    content: '/' / '';
    margin-inline: 10px;
    color: ${color.edge};
  }
  a {
    padding-block: 12px;
    border-radius: 3px;
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  & > [aria-current] {
    color: ${color.ink};
  }
`;
