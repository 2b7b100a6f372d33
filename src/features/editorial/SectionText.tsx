import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { LocalLink } from '../../i18n/LocalLink';
import { ButtonLink } from '../../ui/ButtonLink';
import { Eyebrow } from '../../ui/text/Eyebrow';
import { Heading } from '../../ui/text/Heading';
import { bulletItem } from '../../ui/text/bulletItem';
import { Paragraph } from '../../ui/text/Paragraph';
import { media, space } from '../../ui/theme/tokens';

interface SectionTextProps {
  section: SectionView;
  /** Large for a section that is only text, rather than a heading for content below. */
  size?: 'large' | 'note';
  /** Puts the text beside the heading on desktops. */
  isSplit?: boolean;
}

const headingSizes = { large: 'title', note: 'sub' } as const;

export function SectionText({ section, size, isSplit }: SectionTextProps) {
  return (
    <Root data-split={isSplit || undefined}>
      <div>
        {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
        <Heading level={2} size={size ? headingSizes[size] : 'section'} id={`${section.id}-heading`}>
          {section.heading}
        </Heading>
      </div>
      <div>
        {section.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} size={size === 'large' ? 'lead' : 'body'} tone="muted">
            {paragraph}
          </Paragraph>
        ))}
        {section.points.length > 0 && (
          <ul>
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <SectionLinks section={section} />
      </div>
    </Root>
  );
}

export function SectionLinks({ section: { link, portal } }: { section: Pick<SectionView, 'link' | 'portal'> }) {
  return (
    <>
      {link && (
        <ButtonLink as={LocalLink} to={link.path} $variant="secondary" {...(link.regions && shownIn(link.regions))}>
          {link.label}
        </ButtonLink>
      )}
      {portal && <ButtonLink href={portal.href}>{portal.label}</ButtonLink>}
    </>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: center;
  justify-items: start;
  max-width: 720px;
  > div {
    display: contents;
  }
  ${media.desktop} {
    &[data-split] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[16]};
      align-items: baseline;
      max-width: none;
      > div {
        display: grid;
        gap: ${space[4]};
        align-content: start;
        justify-items: start;
        max-width: 720px;
      }
    }
  }
  ul {
    display: grid;
    gap: ${space[2]};
  }
  li {
    ${bulletItem()};
  }
`;
