/** Motion of the device itself. Apart from the other tokens, because these parts load after the page. */
export const stageMotion = {
  /** A part that is drawn to its place by a magnet: slow at first. */
  drawn: 'cubic-bezier(.6,0,.9,.7)',
  /** The light of the hero, once: a spark around the device, its rim, then the oil. Less than five seconds in all. */
  spark: '2.6s .2s cubic-bezier(.5,0,.3,1) both',
  shine: '2.4s 1s ease-in-out both',
  glow: '2s 2.4s ease-in-out both',
} as const;
