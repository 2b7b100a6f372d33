import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { PageIntro } from '../features/editorial/PageIntro';
import { whenListDiffers } from '../features/shop/whenListDiffers';
import { useWords } from '../i18n/LocaleContext';
import { DeferredPageContent } from '../state/DeferredPageContent';
import { firstInput } from '../state/navigation/firstInput';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { Container } from '../ui/layout/Container';
import { space } from '../ui/theme/tokens';

interface ListFrameProps {
  words: PageContext['words'];
  before?: ReactNode;
  /** The list, which hydrates on the first input. */
  children: ReactElement;
  below?: ReactNode;
}

/** The layout of pages with a list that filters and pages itself. */
export function ListFrame({ words, before, children, below }: ListFrameProps) {
  const { locale } = useWords();
  const [trigger] = useState(() => whenListDiffers(locale.country));
  // Start listening now, because the list itself hydrates only after the first input, which starts the prefetch.
  useEffect(() => void firstInput(), []);
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} isCompact />
      <Body>
        {before}
        <DeferredPageContent>
          <HydrateWhenVisible waitsForInput minHeight="100svh" trigger={trigger}>
            {children}
          </HydrateWhenVisible>
          {below}
        </DeferredPageContent>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-bottom: ${space.section};
`;
