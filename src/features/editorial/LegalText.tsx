import { styled } from 'styled-components';
import type { PageWords, SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Container } from '../../ui/layout/Container';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { color, media, space, text } from '../../ui/theme/tokens';
import { PageIntro } from './PageIntro';
import { ParagraphsAndPoints } from '../../ui/text/ParagraphsAndPoints';

export function LegalText({ words }: { words: PageWords }) {
  const { t, locale } = useWords('pages');
  const updated =
    words.updatedOn &&
    dateFormatter(locale.id, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(words.updatedOn));
  return (
    <Page>
      <PageIntro heading={words.heading} lead={words.lead}>
        {updated && (
          <Paragraph size="small" tone="muted">
            {t('app.lastUpdated', { date: updated })}
          </Paragraph>
        )}
      </PageIntro>
      <Layout>
        <Contents>
          <Heading level={2} size="small" id="contents">
            {t('pages.contents')}
          </Heading>
          <ol aria-labelledby="contents">
            {words.sections.map(({ id, heading, regions }) => (
              <li key={id} {...(regions && shownIn(regions))}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            {t('pages.print')}
          </Button>
        </Contents>
        <div>
          {words.sections.map((section, index) => (
            <LegalSection key={section.id} section={section} position={index + 1} />
          ))}
        </div>
      </Layout>
    </Page>
  );
}

function LegalSection({ section, position }: { section: SectionView; position: number }) {
  const { id, heading, paragraphs, points, link, regions } = section;
  return (
    <Section id={id} aria-labelledby={`${id}-heading`} {...(regions && shownIn(regions))}>
      <Heading level={2} size="sub" id={`${id}-heading`}>
        <span>{position}.</span> {heading}
      </Heading>
      <ParagraphsAndPoints paragraphs={paragraphs} points={points} />
      {link && (
        <TextLink as={LocalLink} to={link.path}>
          {link.label}
        </TextLink>
      )}
    </Section>
  );
}

const Page = styled.article`
  padding-bottom: ${space.section};
  @media print {
    padding: 0;
  }
`;

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  ${media.desktop} {
    grid-template-columns: 280px minmax(0, 680px);
    gap: ${space[16]};
  }
  /* In the middle, because the text is no wider here. */
  ${media.vast} {
    grid-template-columns: minmax(280px, 1fr) minmax(0, 680px) minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

const Contents = styled.nav.attrs({ 'aria-labelledby': 'contents' })`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;
  ol {
    counter-reset: part;
    ${text.label};
  }
  li {
    counter-increment: part;
  }
  a {
    display: flex;
    gap: ${space[2]};
    padding-block: 6px;
    color: ${color.muted};
    text-decoration: none;
    &:hover {
      color: ${color.ink};
      text-decoration: underline;
    }
    &::before {
      content: counter(part) '.';
      flex: 0 0 1.6em;
    }
  }
  ${media.desktop} {
    position: sticky;
    top: 96px;
    align-self: start;
    max-height: calc(100svh - 128px);
    overflow-y: auto;
    ${media.shortPage} {
      position: relative;
      top: 0;
      max-height: none;
    }
  }
  @media print {
    display: none;
  }
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  @media print {
    display: block;
    break-inside: avoid-page;
    p,
    ul {
      margin-top: 8px;
    }
  }
`;
