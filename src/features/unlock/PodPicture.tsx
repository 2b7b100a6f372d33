import { styled } from 'styled-components';
import { color, radius } from '../../ui/theme/tokens';

/** The pod's product picture. Decorative: the text beside it names the pod. */
export function PodPicture({ src }: { src: string }) {
  return <Frame src={src} alt="" width={480} height={480} decoding="async" />;
}

const Frame = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${radius.large};
  background: ${color.surface};
`;
