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
import { Text } from '../ui/text/Text';
import { space } from '../ui/theme/tokens';

interface PodShelfProps {
  words: PageContext['words'];
  /** The pods. */
  children: ReactNode;
  /** Shown outside the regions that sell any of them. */
  note: string;
  regions: readonly Subcountry[];
  /** The list that the button leads to, and what the button says. */
  list: string;
  listLabel: string;
  below?: ReactNode;
}

/** A page of its own about some of the pods: a maker's, or those of one kind. */
export function PodShelf({ words, children, note, regions, list, listLabel, below }: PodShelfProps) {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} isCompact />
      <Body>
        <DeferredPageContent>
          <Text {...shownOutside(regions)}>{note}</Text>
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
  > ul {
    width: 100%;
  }
`;
