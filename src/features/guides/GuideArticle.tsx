import type { GuidePart, GuideView } from '../../content/pages/pageContext';
import { shownIn } from '../../domain/region/shownIn';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Picture } from '../../ui/Picture';
import { Cluster } from '../../ui/layout/Cluster';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { desktopQuery } from '../../ui/theme/tokens';
import { ParagraphsAndPoints } from '../../ui/text/ParagraphsAndPoints';
import { TableOfContents, GuideLayout, GuideSection, Prose, GuideTable } from './GuideArticle.styles';

export function GuideFacts({ guide: { updatedOn, minutes } }: { guide: GuideView }) {
  const { t, plural, locale } = useWords('pages');
  const date = dateFormatter(locale.id, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updatedOn));
  return (
    <Paragraph size="small" tone="muted">
      {t('app.lastUpdated', { date })} · {plural('pages.minutes', minutes)}
    </Paragraph>
  );
}

function SectionTable({ part: { id, table } }: { part: GuidePart }) {
  if (!table) return null;
  const { columns, rows } = table;
  return (
    <GuideTable aria-labelledby={`${id}-heading`}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.value}</th>
          <th scope="col">{columns.detail}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, detail }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>{detail}</td>
          </tr>
        ))}
      </tbody>
    </GuideTable>
  );
}

function ArticleSection({ part }: { part: GuidePart }) {
  const { id, heading, paragraphs, points } = part;
  return (
    <GuideSection id={id} aria-labelledby={`${id}-heading`}>
      <Heading level={2} size="sub" id={`${id}-heading`}>
        {heading}
      </Heading>
      <ParagraphsAndPoints paragraphs={paragraphs} points={points} />
      <SectionTable part={part} />
    </GuideSection>
  );
}

export function GuideArticle({ guide: { parts, picture, links } }: { guide: GuideView }) {
  const { t } = useWords('pages');
  return (
    <GuideLayout>
      <TableOfContents aria-labelledby="contents">
        <Heading level={2} size="small" id="contents">
          {t('pages.contents')}
        </Heading>
        <ol>
          {parts.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </TableOfContents>
      <Prose>
        <Picture
          base={picture.base}
          ratio={picture.width / picture.height}
          widths={picture.widths}
          alt={picture.alt ?? ''}
          sizes={`${desktopQuery} 720px, 92vw`}
          isEager
        />
        {parts.map((part) => (
          <ArticleSection key={part.id} part={part} />
        ))}
        {links.length > 0 && (
          <nav aria-label={t('pages.next')}>
            <Cluster>
              {links.map(({ label, path, regions }) => (
                <ButtonLink key={path} as={LocalLink} to={path} $variant="secondary" {...(regions && shownIn(regions))}>
                  {label}
                </ButtonLink>
              ))}
            </Cluster>
          </nav>
        )}
      </Prose>
    </GuideLayout>
  );
}
