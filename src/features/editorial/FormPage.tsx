import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageWords } from '../../content/pages/sectionViews';
import { Container } from '../../ui/layout/Container';
import { FormColumns } from '../../ui/layout/FormColumns';
import { space } from '../../ui/theme/tokens';
import { PageIntro } from './PageIntro';
import { SectionNotes } from './SectionNotes';

interface FormPageProps {
  words: PageWords;
  /** The width of the heading and lead. */
  width?: 'text' | 'page';
  /** The form. The page's sections are notes beside it. */
  children: ReactNode;
}

export function FormPage({ words, width, children }: FormPageProps) {
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width={width} />
      <Body>
        <FormColumns>
          {children}
          <SectionNotes sections={words.sections} />
        </FormColumns>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;
