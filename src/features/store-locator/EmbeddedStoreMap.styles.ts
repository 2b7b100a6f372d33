import { styled } from 'styled-components';
import { color, media, motion, radius, space, text } from '../../ui/theme/tokens';

export const Frame = styled.div`
  position: relative;
  height: 100%;
  border-radius: inherit;
`;

/**
 * The rules of Leaflet's style sheet that this map needs, and the style of its layers. The style sheet itself would
 * load on every page, because the build puts all style sheets in the head.
 */
export const MapContainer = styled.div`
  position: relative;
  isolation: isolate;
  height: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: color-mix(in srgb, ${color.line} 55%, ${color.surface});
  outline-offset: -3px;
  /* One finger must scroll the page. A mouse drags the map. */
  touch-action: pan-x pan-y;
  cursor: grab;
  -webkit-user-select: none;
  user-select: none;
  &.leaflet-dragging,
  .leaflet-dragging & {
    cursor: grabbing;
  }

  .leaflet-pane,
  .leaflet-pane > svg,
  .leaflet-marker-icon {
    position: absolute;
    top: 0;
    left: 0;
  }
  .leaflet-pane {
    z-index: 400;
  }
  .leaflet-towns-pane {
    z-index: 500;
  }
  .leaflet-marker-pane {
    z-index: 600;
  }
  .leaflet-pane > svg {
    max-width: none;
    pointer-events: none;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated {
    /* Leaflet ends its zoom after 250 ms, so this must be shorter. */
    transition: transform ${motion.medium} ${motion.ease};
  }
  .leaflet-marker-icon {
    pointer-events: none;
  }

  .map-area {
    fill: ${color.raised};
    fill-opacity: 1;
    stroke: ${color.edge};
    stroke-width: 0.75px;
    vector-effect: non-scaling-stroke;
  }
  .map-area-own {
    fill: color-mix(in srgb, ${color.lightSoft} 60%, ${color.raised});
  }
  .map-store button {
    pointer-events: auto;
  }
  .map-store:has([aria-pressed='true'], :hover, :focus-visible) {
    z-index: 2000 !important;
  }
  .map-here {
    border: 3px solid ${color.raised};
    border-radius: 50%;
    background: ${color.info};
    box-shadow: 0 0 0 6px color-mix(in srgb, ${color.info} 25%, transparent);
  }
  .map-town {
    ${text.small};
    font-size: 0.75rem;
    line-height: 16px;
    color: ${color.muted};
    white-space: nowrap;
    text-align: center;
    text-shadow:
      0 0 3px ${color.raised},
      0 0 3px ${color.raised},
      0 0 3px ${color.raised};
    > span {
      position: absolute;
      inset: 4px -20px auto;
    }
  }
  .map-town::before {
    content: '';
    position: absolute;
    left: calc(50% - 2px);
    top: -2px;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${color.edge};
  }
  .map-town-store {
    font-weight: 600;
    color: ${color.ink};
    > span {
      top: 18px;
    }
    &::before {
      display: none;
    }
  }
`;

export const Zoom = styled.div`
  position: absolute;
  z-index: 1;
  top: ${space[3]};
  right: ${space[3]};
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.raised};
`;

const overlay = `
  position: absolute;
  z-index: 1;
  ${text.small};
  background: ${color.raised};
  background: color-mix(in srgb, ${color.raised} 88%, transparent);
`;

export const StatusLine = styled.p`
  ${overlay}
  inset: ${space[3]} 80px auto ${space[3]};
  width: fit-content;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
`;

export const Credit = styled.p`
  ${overlay}
  right: 0;
  bottom: 0;
  padding: 3px ${space[2]};
  border-top-left-radius: ${radius.small};
  border-bottom-right-radius: inherit;
  font-size: 0.6875rem;
  color: ${color.muted};
  ${media.forcedColors} {
    background: Canvas;
  }
`;
