import { styled } from 'styled-components';
import type { PageLink } from '../../content/pages/pageContext';
import { LocalLink } from '../../i18n/LocalLink';
import { Heading } from '../../ui/text/Heading';
import { TextLink } from '../../ui/text/TextLink';
import { space } from '../../ui/theme/tokens';

interface LandingLinksProps {
  heading: string;
  links: readonly PageLink[];
}

export function LandingLinks({ heading, links }: LandingLinksProps) {
  return (
    <Root aria-labelledby="kinds">
      <Heading level={2} size="sub" id="kinds">
        {heading}
      </Heading>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <TextLink as={LocalLink} to={path}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  padding-top: ${space[8]};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
    padding-top: ${space[4]};
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;
