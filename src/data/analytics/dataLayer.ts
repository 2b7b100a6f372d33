/** Events must not include people, addresses or orders. */
export interface DataEvent {
  event: string;
  [field: string]: string | number | boolean;
}

const debounceMs = 3000;

/** Null while events are not accepted. */
let openController: AbortController | null = null;
let pending: DataEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const dataLayer = (): DataEvent[] => ((window as { dataLayer?: DataEvent[] }).dataLayer ??= []);

function flush(): void {
  clearTimeout(timer);
  for (const event of pending.splice(0)) dataLayer().push(event);
}

const flushIfHidden = (): void => {
  if (document.visibilityState === 'hidden') flush();
};

/** Flushes to the page's data layer after three seconds without another event, or when the page is left. */
export function pushEvent(event: DataEvent): void {
  if (!openController) return;
  pending.push(event);
  clearTimeout(timer);
  timer = setTimeout(flush, debounceMs);
  flushIfHidden();
}

/** Call this only after consent. */
export function openDataLayer(): void {
  if (openController) return;
  openController = new AbortController();
  const { signal } = openController;
  dataLayer();
  // web-vitals listens earlier (capturing), so its final values are queued before this flush.
  window.addEventListener('visibilitychange', flushIfHidden, { signal });
  window.addEventListener('pagehide', flush, { signal });
}

export function closeDataLayer(): void {
  openController?.abort();
  openController = null;
  pending = [];
  clearTimeout(timer);
}
