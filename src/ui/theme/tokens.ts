/**
 * Colors change inside `[data-tone='dark']`, and everywhere in dark mode except inside `[data-tone='light']`, which is for
 * pictures with a light ground.
 */
export const color = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  raised: 'var(--raised)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  edge: 'var(--edge)',
  light: 'var(--light)',
  lightSoft: 'var(--light-soft)',
  onLight: 'var(--on-light)',
  /** The dot on a selected control. */
  spark: 'var(--spark)',
  success: 'var(--success)',
  successSoft: 'var(--success-soft)',
  error: 'var(--error)',
  errorSoft: 'var(--error-soft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  info: 'var(--info)',
  infoSoft: 'var(--info-soft)',
  sativa: 'var(--sativa)',
  indica: 'var(--indica)',
  hybrid: 'var(--hybrid)',
  cbd: 'var(--cbd)',
  scrim: 'var(--scrim)',
} as const;

/** For who set a dark theme in their system. Paper stays white in print. */
export const darkQuery = '(prefers-color-scheme:dark)';

/** The page's background in dark mode, which browsers also show around the page. */
export const darkPaper = '#1a1915';

/** Plant type colors are for shapes only. Use `ink` for text. */
export type Hue = 'sativa' | 'indica' | 'hybrid' | 'cbd';

/** Use as `${text.title};`. */
export const text = {
  display: 'font:var(--t-display);letter-spacing:-.03em',
  title: 'font:var(--t-title);letter-spacing:-.028em',
  section: 'font:var(--t-section);letter-spacing:-.022em',
  sub: 'font:var(--t-sub);letter-spacing:-.014em',
  strong: 'font:var(--t-strong);letter-spacing:-.006em',
  lead: 'font:var(--t-lead);letter-spacing:-.01em',
  body: 'font:var(--t-body)',
  label: 'font:var(--t-label)',
  small: 'font:var(--t-small)',
} as const;

/** Multiples of four pixels: `space[4]` is 16 px. */
export const space = {
  1: 'var(--s1)',
  2: 'var(--s2)',
  3: 'var(--s3)',
  4: 'var(--s4)',
  5: 'var(--s5)',
  6: 'var(--s6)',
  8: 'var(--s8)',
  10: 'var(--s10)',
  12: 'var(--s12)',
  16: 'var(--s16)',
  24: 'var(--s24)',
  gutter: 'var(--gutter)',
  /** The margins of the page's column, which is 1,520 px wide on desktops and up to 2,080 px on very wide screens. */
  side: 'var(--side)',
  /** Half the width of the page's column. */
  half: 'var(--half)',
  section: 'var(--section)',
} as const;

export type Space = keyof typeof space;

export const radius = { small: 'var(--r6)', medium: 'var(--r12)', large: 'var(--r20)', pill: 'var(--pill)' } as const;

export const shadow = { low: 'var(--shadow-low)', high: 'var(--shadow-high)', glow: 'var(--glow)' } as const;

/** The only focus style. Parts that draw the focus of an invisible input on another element use it there. */
export const focusRing = 'outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--light)';

/** The same inside the edge, where a container would cut off the ring. */
export const focusRingInside =
  'outline:3px solid var(--ink);outline-offset:-3px;box-shadow:inset 0 0 0 5px var(--light)';

/** The duration of `motion.slow`, for scripts that wait for a transition. */
export const slowMs = 420;

/** Use `fast` for responses to a tap, `medium` for movement, and `slow` for showing and hiding something large. */
export const motion = {
  fast: 'var(--fast)',
  medium: 'var(--mid)',
  slow: 'var(--slow)',
  ease: 'var(--ease)',
  turning: '.8s linear infinite',
  breathing: '1.6s ease-in-out infinite',
  sweeping: '1.4s linear infinite',
  scrolled: 'linear both',
  /** Delays an element until the content has been loading for two seconds. */
  late: '1ms 2s both',
} as const;

export const breakpoint = { tablet: 640, desktop: 1024, laptop: 1280, wide: 1440, vast: 2200 } as const;

// In em, so that a larger default font size gives fewer columns (WCAG 1.4.4).
const atLeast = (width: keyof typeof breakpoint) => `(min-width:${breakpoint[width] / 16}em)`;
const narrowerThan = (width: keyof typeof breakpoint) => `(max-width:${(breakpoint[width] - 0.02) / 16}em)`;
const lowerThan = (height: number) => `(max-height:${(height - 0.02) / 16}em)`;

export const tabletQuery = atLeast('tablet');
export const desktopQuery = atLeast('desktop');
export const vastQuery = atLeast('vast');

export const media = {
  tablet: `@media ${tabletQuery}`,
  desktop: `@media ${desktopQuery}`,
  belowTablet: `@media ${narrowerThan('tablet')}`,
  belowDesktop: `@media ${narrowerThan('desktop')}`,
  laptop: `@media ${atLeast('laptop')}`,
  wide: `@media ${atLeast('wide')}`,
  /** Grids get more columns, instead of ever larger pictures. */
  vast: `@media ${vastQuery}`,
  /** Narrower than any phone at the default text size: text is enlarged so much that a line fits only a few words. */
  belowPhone: '@media (max-width:19.9em)',
  belowWide: `@media ${narrowerThan('wide')}`,
  /** Matches if a dialog's head and foot would leave only a few lines for its body. The whole dialog then scrolls. */
  shortDialog: `@media ${lowerThan(560)}`,
  /** Matches if fixed and sticky bars would leave only a few lines of the page. The bars then scroll with the page. */
  shortPage: `@media ${lowerThan(480)}`,
  /** Limits hover styles to devices with a pointer, because transitions make phones drop frames. */
  hover: '@media (hover:hover)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  noMotionPreference: '@media (prefers-reduced-motion:no-preference)',
  forcedColors: '@media (forced-colors:active)',
  /** Firefox before 121 lacks `:has()`. */
  withoutHas: '@supports not selector(:has(*))',
} as const;
