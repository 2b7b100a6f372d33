import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import type { Subcountry } from '../domain/region/regions';
import { shownOutside } from '../domain/region/shownIn';
import { PageIntro } from '../features/editorial/PageIntro';
import { LocalLink } from '../i18n/LocalLink';
import { DeferredPageContent } from '../state/DeferredPageContent';
import { ButtonLink } from '../ui/ButtonLink';
import { Container } from '../ui/layout/Container';
import { Paragraph } from '../ui/text/Paragraph';
import { space } from '../ui/theme/tokens';

interface PodShelfProps {
  words: PageContext['words'];
  children: ReactNode;
  /** Shown outside the regions that sell any of the pods. */
  note: string;
  regions: readonly Subcountry[];
  /** Path and label of the button below the pods. */
  list: string;
  listLabel: string;
  below?: ReactNode;
}

/** The layout of pages about a maker or a kind of pod. */
export function PodShelf({ words, children, note, regions, list, listLabel, below }: PodShelfProps) {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} isCompact />
      <Body>
        <DeferredPageContent>
          <Paragraph {...shownOutside(regions)}>{note}</Paragraph>
          {children}
          <ButtonLink as={LocalLink} to={list} $variant="secondary">
            {listLabel}
          </ButtonLink>
          {below}
        </DeferredPageContent>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[8]};
  padding-bottom: ${space.section};
  > ul,
  > section {
    width: 100%;
  }
`;
