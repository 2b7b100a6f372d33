/** Separate from the other tokens, because these parts load after the page. */
export const stageMotion = {
  /** A magnet attracts the part: slow at first. */
  drawn: 'cubic-bezier(.6,0,.9,.7)',
  /** The hero's light plays once, in less than five seconds. */
  spark: '2.6s .2s cubic-bezier(.5,0,.3,1) both',
  shine: '2.4s 1s ease-in-out both',
  glow: '2s 2.4s ease-in-out both',
} as const;
