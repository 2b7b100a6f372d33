/** Separate from the other tokens, because the parts that use these load after the page. */
export const stageMotion = {
  /** Starts slowly and accelerates to the end. */
  drawn: 'cubic-bezier(.6,0,.9,.7)',
  /** The hero's animations play once and end within five seconds. */
  spark: '2.6s .2s cubic-bezier(.5,0,.3,1) both',
  shine: '2.4s 1s ease-in-out both',
  glow: '2s 2.4s ease-in-out both',
  /** The ring runs through its colors, within the five seconds after which WCAG 2.2.2 demands a way to stop it. */
  ring: '1.5s linear 3',
  /** The ring turns white a moment after its colors. */
  white: '.5s 1.2s ease-in-out both',
} as const;

/** Of the moment a pod is unlocked: one after the other, within the same five seconds. */
export const momentMotion = {
  flash: '.36s .4s steps(1) 5 both',
  lift: '.5s 2.3s ease-in-out both',
  rainbow: '1.4s 2.6s ease-in-out both',
  white: '.5s 3.6s ease-out both',
  oil: '.9s 4s ease-in-out both',
  flashTold: '.4s .4s both',
  rainbowTold: '.4s 2.6s both',
  whiteTold: '.4s 3.6s both',
} as const;
