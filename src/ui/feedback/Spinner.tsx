import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { motion } from '../theme/tokens';

/** Without a label, the spinner is decorative. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <Ring aria-hidden />;
  return (
    <span role="status">
      <Ring aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const turn = keyframes`to{rotate:1turn}`;

const Ring = styled.span`
  display: block;
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid transparent;
  border-color: color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} ${motion.turning};
  forced-color-adjust: none;
`;
