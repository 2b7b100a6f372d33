/** One entry of the data layer. Its values name no person, address or order: that is its author's care. */
export interface DataEvent {
  event: string;
  [field: string]: string | number | boolean;
}

/** S9-07. */
const quiet = 3000;

let isOpen = false;
let waiting: DataEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const dataLayer = (): DataEvent[] => ((window as { dataLayer?: DataEvent[] }).dataLayer ??= []);

function flush(): void {
  clearTimeout(timer);
  for (const event of waiting.splice(0)) dataLayer().push(event);
}

const flushIfHidden = (): void => {
  if (document.visibilityState === 'hidden') flush();
};

/** S7-30: puts an event into the page's data layer when three seconds passed without another, or when the page is left. */
export function pushEvent(event: DataEvent): void {
  if (!isOpen) return;
  waiting.push(event);
  clearTimeout(timer);
  timer = setTimeout(flush, quiet);
  flushIfHidden();
}

/** From here on events count. Asked after consent alone (D-29). */
export function openDataLayer(): void {
  if (isOpen) return;
  isOpen = true;
  dataLayer();
  // On the window and while the event rises: web-vitals listens before, so that its last figures are among what is flushed.
  window.addEventListener('visibilitychange', flushIfHidden);
  window.addEventListener('pagehide', flush);
}

/** From here on none does, not even one that waited. */
export function closeDataLayer(): void {
  isOpen = false;
  waiting = [];
  clearTimeout(timer);
  window.removeEventListener('visibilitychange', flushIfHidden);
  window.removeEventListener('pagehide', flush);
}
