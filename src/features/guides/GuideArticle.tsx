import type { GuidePart, GuideView } from '../../content/pages/pageContext';
import { shownIn } from '../../domain/region/shownIn';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Picture } from '../../ui/Picture';
import { Cluster } from '../../ui/layout/Cluster';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { desktopQuery } from '../../ui/theme/tokens';
import { TextParts } from '../../ui/text/TextParts';
import { Contents, Layout, Part, Prose, Table } from './GuideArticle.styles';

/** When a guide was last changed, and how long it takes to read. */
export function GuideFacts({ guide: { updatedOn, minutes } }: { guide: GuideView }) {
  const { t, plural, locale } = useWords('pages');
  const date = dateFormatter(locale.id, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updatedOn));
  return (
    <Text size="small" tone="muted">
      {t('app.lastUpdated', { date })} · {plural('pages.minutes', minutes)}
    </Text>
  );
}

function PartTable({ part: { id, table } }: { part: GuidePart }) {
  if (!table) return null;
  const { columns, rows } = table;
  return (
    <Table aria-labelledby={`${id}-heading`}>
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
    </Table>
  );
}

function ArticlePart({ part }: { part: GuidePart }) {
  const { id, heading, paragraphs, points } = part;
  return (
    <Part id={id} aria-labelledby={`${id}-heading`}>
      <Heading level={2} size="sub" id={`${id}-heading`}>
        {heading}
      </Heading>
      <TextParts paragraphs={paragraphs} points={points} />
      <PartTable part={part} />
    </Part>
  );
}

/** A guide's contents, text and next steps. */
export function GuideArticle({ guide: { parts, picture, links } }: { guide: GuideView }) {
  const { t } = useWords('pages');
  return (
    <Layout>
      <Contents aria-labelledby="contents">
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
      </Contents>
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
          <ArticlePart key={part.id} part={part} />
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
    </Layout>
  );
}
