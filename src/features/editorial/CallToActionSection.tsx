import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { color, space } from '../../ui/theme/tokens';
import { SectionFrame } from './SectionFrame';
import { SectionText } from './SectionText';

export function CallToActionSection({ section }: { section: SectionView }) {
  return (
    <Root>
      <SectionFrame section={section}>
        <SectionText section={section} size="large" />
      </SectionFrame>
    </Root>
  );
}

const Root = styled.div`
  margin-top: calc(${space.section} / 2);
  text-align: center;
  background: radial-gradient(60% 90% at 50% 100%, color-mix(in srgb, ${color.light} 34%, transparent), transparent);
  section {
    padding-block: ${space.section};
  }
  section > div > div {
    justify-items: center;
    margin-inline: auto;
  }
`;
