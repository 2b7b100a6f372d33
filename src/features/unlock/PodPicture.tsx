import { styled } from 'styled-components';
import { color, radius } from '../../ui/theme/tokens';

/** The pod as its page shows it; the words beside it say what it is. */
export function PodPicture({ src }: { src: string }) {
  return <Frame src={src} alt="" width={480} height={480} decoding="async" />;
}

const Frame = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${radius.large};
  background: ${color.surface};
`;
