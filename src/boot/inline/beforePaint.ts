/** The site's tables, as JSON. They are short, because each page carries them. */
export interface BeforePaintTables {
  /** Storage keys. The code appends the country to `subcountry` and `ageAccepted`. */
  keys: Record<'subcountry' | 'ageAccepted' | 'token' | 'locale', string>;
  cookiePrefix: string;
  regionCodes: Record<string, string[]>;
  localePrefixes: Record<string, string>;
  startTargets: Record<string, string>;
  /** Sources of regular expressions. */
  patterns: Record<'crawler' | 'listParams' | 'startTarget', string>;
}

const root = document.documentElement;
const { dataset } = root;
const matches = (pattern: string, text: string): boolean => new RegExp(pattern).test(text);

/** Reads from local storage, or from the cookies that replace it where storage is blocked. */
function createReader(cookiePrefix: string): (name: string) => string | null {
  let cookies: string | undefined;
  return (name) => {
    try {
      const value = localStorage.getItem(name);
      if (value !== null) return value;
    } catch {
      // Storage is blocked.
    }
    try {
      // `document.cookie` is a slow, synchronous read, so read it once.
      cookies ??= `${document.cookie};`;
      const found = cookies.match(`(?:^|; )${cookiePrefix}${name}=([^;]*)`);
      return found && decodeURIComponent(found[1]!);
    } catch {
      return null;
    }
  };
}

type Read = ReturnType<typeof createReader>;

/** Sets the visitor's region and session, whether the gate opens, and whether the URL filters a list. */
function setAttributes(read: Read, { keys, regionCodes, patterns }: BeforePaintTables): void {
  const country = dataset.country!;
  const region = read(keys.subcountry + country);
  const isAccepted = read(keys.ageAccepted + country) === 'true' && region !== null;
  const isExempt =
    /[?&]disable-modal(?=[&=]|$)/.test(location.search) || matches(patterns.crawler, navigator.userAgent);
  if (region !== null && regionCodes[country]?.includes(region)) dataset.region = region;
  dataset.session = read(keys.token) === null ? 'out' : 'in';
  if (dataset.gate && !isAccepted && !isExempt) dataset.gate = 'open';
  if (dataset.list && matches(patterns.listParams, location.search)) dataset.list = 'asked';
}

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;
const pointerDown = 'pointerdown';
const options = { capture: true, passive: true };

/**
 * Lays out the later sections. The touched or centered element keeps its position, so that no click misses because
 * content above it grew.
 */
function layOutLaterSections(event: Event): void {
  if (!scrollY) return;
  const anchor =
    event.type === pointerDown
      ? (event.target as Element)
      : (document.querySelector(':target') ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2));
  const before = topOf(anchor);
  delete dataset.still;
  removeEventListener(pointerDown, layOutLaterSections, options);
  removeEventListener('scroll', layOutLaterSections, options);
  const shift = topOf(anchor) - before;
  if (shift) scrollBy(0, shift);
}

/** Defers the layout of later sections to the first scroll or touch, on a visit that starts at the page's top. */
function deferLaterSections(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  dataset.still = '';
  addEventListener(pointerDown, layOutLaterSections, options);
  addEventListener('scroll', layOutLaterSections, options);
}

/** Redirects the start page to the visitor's last locale, by the rule of `resolveStartUrl`. */
function openLastLocale(read: Read, { keys, localePrefixes, startTargets, patterns }: BeforePaintTables): void {
  const prefix = localePrefixes[read(keys.locale)!];
  if (location.pathname !== '/' || typeof prefix !== 'string') return;
  root.style.visibility = 'hidden';
  const { search } = location;
  const path = startTargets[new RegExp(patterns.startTarget).exec(search)?.[1] ?? ''];
  const rest = search.replace(/([?&])to=\w+&?/, '$1').replace(/[?&]$/, '');
  location.replace(prefix + (typeof path === 'string' ? path + rest : search));
}

/** Runs in the head of every page, so that its first paint fits the visitor. */
export function beforePaint(tables: BeforePaintTables): void {
  const read = createReader(tables.cookiePrefix);
  setAttributes(read, tables);
  deferLaterSections();
  openLastLocale(read, tables);
}
