import { keyframes, styled } from 'styled-components';
import { useWords } from '../../../i18n/LocaleContext';
import { stageMotion } from '../../../ui/theme/stageMotion';
import { color, media, radius } from '../../../ui/theme/tokens';

/** Shows how the ring of the battery answers the light: all colors in turn, then white. */
export function RingLight({ shown }: { shown: 'rainbow' | 'white' }) {
  const { t } = useWords('account', 'pods');
  return (
    <Panel role="img" aria-label={t(`unlock.${shown}.picture`)} data-tone="dark">
      <Tip>
        <Ring data-last={shown === 'rainbow' || undefined} />
        {shown === 'white' && <Ring data-white />}
      </Tip>
    </Panel>
  );
}

const turn = keyframes`to{rotate:1turn}`;
const lightUp = keyframes`from{opacity:0}`;
const goOut = keyframes`from{opacity:1}`;

const Panel = styled.div`
  display: grid;
  justify-items: center;
  align-items: end;
  height: clamp(150px, 22svh, 220px);
  border-radius: ${radius.large};
  background: ${color.paper};
  overflow: hidden;
  forced-color-adjust: none;
  print-color-adjust: exact;
  ${media.desktop} {
    height: auto;
    min-height: clamp(320px, 52svh, 560px);
  }
  ${media.forcedColors} {
    background: #14130f;
  }
`;

const Tip = styled.div`
  --width: 116px;

  position: relative;
  width: var(--width);
  height: 84%;
  border: 1px solid ${color.line};
  border-bottom: 0;
  border-radius: calc(var(--width) * 0.2) calc(var(--width) * 0.2) 0 0;
  background: linear-gradient(90deg, ${color.paper}, ${color.line} 22%, ${color.surface} 70%, ${color.paper});
  ${media.desktop} {
    --width: 220px;
  }
`;

/** Two layers: the ring and its glow. */
const Ring = styled.div`
  position: absolute;
  inset-inline: 21%;
  top: calc(var(--width) * 0.22);
  aspect-ratio: 1;
  --light-of-ring: conic-gradient(#ff5a5a, #ffb21a, #f4e04d, #54d27a, #3fa9f5, #8f6cf2, #ff5a5a);

  &[data-white] {
    --light-of-ring: conic-gradient(#fff, #fff);
  }
  &::before,
  &::after {
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: var(--light-of-ring);
    mask: radial-gradient(closest-side, transparent 76%, #000 78%);
    content: '';
  }
  &::after {
    inset: -10px;
    filter: blur(9px);
    opacity: 0.75;
    mask: radial-gradient(closest-side, transparent 52%, #000 62%, #000 76%, transparent);
  }
  /* Under the white ring, the rainbow goes out. */
  &:not([data-last], [data-white]) {
    opacity: 0;
  }
  ${media.noMotionPreference} {
    &[data-last] {
      animation: ${turn} ${stageMotion.ring};
    }
    &[data-white] {
      animation: ${lightUp} ${stageMotion.white};
    }
    &:not([data-last], [data-white]) {
      animation: ${goOut} ${stageMotion.white};
    }
  }
`;
