import { styled } from 'styled-components';
import { color, radius, space, text } from './theme/tokens';

export function MissingPicture({ alt, ratio }: { alt: string; ratio: number }) {
  return (
    <Box role={alt ? 'img' : undefined} aria-label={alt || undefined} style={{ aspectRatio: ratio }}>
      <svg viewBox="0 0 24 48" width="56" aria-hidden>
        <path d="M7 1h10l1 13h3v30a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V14h3zM3 24h18" />
      </svg>
      <span aria-hidden>{alt}</span>
    </Box>
  );
}

const Box = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  ${text.label};
  color: ${color.muted};
  text-align: center;
  background: ${color.surface};
  > svg {
    fill: none;
    stroke: ${color.edge};
  }
`;
