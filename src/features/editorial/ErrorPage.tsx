import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../../content/pages/pageContext';
import { Cluster } from '../../ui/layout/Cluster';
import { Container } from '../../ui/layout/Container';
import { Picture } from '../../ui/Picture';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { desktopQuery, media, radius, space } from '../../ui/theme/tokens';

interface ErrorPageProps extends Pick<PageContext, 'pictures'> {
  heading: string;
  lead: string;
  actions: ReactNode;
  children?: ReactNode;
}

export function ErrorPage({ pictures, heading, lead, actions, children }: ErrorPageProps) {
  const ring = pictures?.ring;
  return (
    <Body>
      <Band data-tone="dark">
        <TextBlock>
          <Heading level={1}>{heading}</Heading>
          <Paragraph size="lead">{lead}</Paragraph>
          <Cluster>{actions}</Cluster>
        </TextBlock>
        {ring && (
          <Picture
            base={ring.base}
            widths={ring.widths}
            ratio={ring.width / ring.height}
            alt=""
            sizes={`${desktopQuery} 50vw, 92vw`}
          />
        )}
      </Band>
      {children}
    </Body>
  );
}

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[6]} ${space.section};
`;

const Band = styled.div`
  display: grid;
  align-items: center;
  border-radius: ${radius.large};
  overflow: hidden;
  ${media.belowDesktop} {
    > picture img {
      -webkit-mask-image: linear-gradient(transparent, #000 40%);
      mask-image: linear-gradient(transparent, #000 40%);
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: min(720px, 100svh - 140px);
    > picture {
      position: relative;
      align-self: stretch;
    }
    > picture img {
      position: absolute;
      height: 100%;
      object-fit: cover;
      object-position: 75% 50%;
      /* The band is not as black as the picture's floor. */
      -webkit-mask-image: linear-gradient(to right, transparent, #000 40%);
      mask-image: linear-gradient(to right, transparent, #000 40%);
    }
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: clamp(24px, 5vw, 72px);
`;
