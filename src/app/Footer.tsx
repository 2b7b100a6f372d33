import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FooterLink, ShellContext } from '../content/pageContext';
import type { Region } from '../domain/region/regions';
import { LocalLink } from '../i18n/LocalLink';
import { useLocale } from '../i18n/LocaleContext';
import { openPanel } from '../state/panels';
import { useSession } from '../state/session';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { Text } from '../ui/Text';
import { color, media, space, text } from '../ui/theme/tokens';

interface FooterProps {
  shell: ShellContext;
  region: Region;
  /** S2-45, S2-46. */
  warnings: ReactNode;
}

function Links({ links }: { links: FooterLink[] }) {
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const shown = links.filter(
    ({ authentication }) => authentication === 'any' || (authentication === 'authenticated') === isSignedIn,
  );
  return (
    <ul>
      {shown.map(({ id, title, href }) => (
        <li key={id}>{href.startsWith('/') ? <LocalLink to={href}>{title}</LocalLink> : <a href={href}>{title}</a>}</li>
      ))}
    </ul>
  );
}

/** S2-44. */
export function Footer({ shell, region, warnings }: FooterProps) {
  const { t } = useLocale();
  return (
    <Ground data-tone="dark" aria-label={t('footer.label')}>
      <Container $width="wide">
        <Top>
          <Monogram>
            <span aria-hidden dangerouslySetInnerHTML={{ __html: shell.logo }} />
            <Text tone="muted">{shell.tagline}</Text>
            <Button variant="secondary" size="small" onClick={() => openPanel('region')}>
              {t(`region.${region.code}`)}
            </Button>
          </Monogram>
          <Main>
            <Links links={shell.footer.mainLinks} />
          </Main>
          {shell.footer.groups.map((group) => (
            <section key={group.id} aria-labelledby={`footer-${group.id}`}>
              <GroupTitle id={`footer-${group.id}`}>{group.title}</GroupTitle>
              <Links links={group.links} />
            </section>
          ))}
        </Top>
        {warnings}
        <Small>
          <Text size="small" tone="muted">
            {shell.footer.trademark}
          </Text>
          <Text size="small" tone="muted">
            {shell.footer.terms}
          </Text>
        </Small>
      </Container>
    </Ground>
  );
}

const Ground = styled.footer`
  padding-block: ${space[16]} ${space[10]};
  a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space[10]} ${space[6]};
  grid-template-columns: 1fr 1fr;
  padding-bottom: ${space[12]};
  ${media.desktop} {
    grid-template-columns: 1.6fr 1fr repeat(4, 1fr);
  }
`;

const Monogram = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  align-content: start;
  grid-column: 1 / -1;
  ${media.desktop} {
    grid-column: auto;
  }
  svg {
    height: 32px;
    width: auto;
  }
`;

const Main = styled.div`
  ${text.sub};
`;

const GroupTitle = styled.h2`
  ${text.small};
  color: ${color.muted};
  margin-bottom: ${space[2]};
`;

const Small = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
`;
