import { styled } from 'styled-components';
import type { FooterLink, ShellContext } from '../content/pages/pageContext';
import { locales } from '../domain/region/locales';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { RegionName } from '../features/region-menu/RegionName';
import { useWords } from '../i18n/LocaleContext';
import { openPanel } from '../state/panels';
import { Button } from '../ui/Button';
import { Container } from '../ui/layout/Container';
import { Paragraph } from '../ui/text/Paragraph';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { color, media, space, text } from '../ui/theme/tokens';
import { visibilityAttributes, ShellLink } from './ShellLink';

const Links = ({ links }: { links: FooterLink[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.id} {...visibilityAttributes(link)}>
        <ShellLink href={link.href}>{link.title}</ShellLink>
      </li>
    ))}
  </ul>
);

function Pickers() {
  const { locale, t } = useWords();
  const hasLanguages = locales.filter(({ country }) => country === locale.country).length > 1;
  return (
    <Row>
      <Button variant="secondary" size="small" onClick={() => openPanel('region')}>
        <span>
          <VisuallyHidden>{t('footer.location')}: </VisuallyHidden>
          <RegionName country={locale.country} />
        </span>
      </Button>
      {hasLanguages && (
        <Button variant="secondary" size="small" onClick={() => openPanel('language')}>
          <span>
            <VisuallyHidden>{t('footer.language')}: </VisuallyHidden>
            {t(`region.language.${locale.language}`)}
          </span>
        </Button>
      )}
    </Row>
  );
}

export function Footer({ shell }: { shell: ShellContext }) {
  const { t } = useWords('footer');
  return (
    <Ground data-tone="dark" aria-label={t('footer.label')}>
      <Container>
        <Top>
          <Monogram>
            <span aria-hidden dangerouslySetInnerHTML={{ __html: shell.logo }} />
            <Paragraph tone="muted">{shell.tagline}</Paragraph>
            <Pickers />
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
        <LegalWarnings />
        <LegalText>
          <Paragraph size="small" tone="muted">
            {shell.footer.trademark}
          </Paragraph>
          <Paragraph size="small" tone="muted">
            {shell.footer.terms}
          </Paragraph>
        </LegalText>
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
    padding-block: ${space[2]};
    line-height: 1.3;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Top = styled.div`
  display: grid;
  gap: ${space[10]} ${space[6]};
  /* Two columns, or one if the text is too large for two. */
  grid-template-columns: repeat(auto-fill, minmax(max(7.75rem, 50% - ${space[6]}), 1fr));
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

const LegalText = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
`;
