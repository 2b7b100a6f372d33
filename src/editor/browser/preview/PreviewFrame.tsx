import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { previewReady, previewScript, type PreviewMessage } from '../../../domain/editorial/previewMessage';
import { guardInput } from '../../../domain/site/input/guardInput';
import { deviceWidths, type PreviewDevice } from './PreviewTools';

/** Measures the element's window, and guards its input, because Decap renders the preview in a frame. */
function usePaneSize(element: Element | null): { width: number; height: number } {
  const [size, setSize] = useState({ width: 600, height: 800 });
  useEffect(() => {
    const pane = element?.ownerDocument.defaultView;
    if (!pane) return;
    const measure = () => setSize({ width: pane.innerWidth, height: pane.innerHeight });
    const stop = new AbortController();
    measure();
    pane.addEventListener('resize', measure, { signal: stop.signal });
    guardInput(pane, stop.signal);
    return () => stop.abort();
  }, [element]);
  return size;
}

/** After its load event, a page that can show drafts asks for one within this time. */
const startTimeoutMs = 10_000;

/** Adds the script that lets the page, which is built without drafts, show them. */
function addScript({ contentDocument }: HTMLIFrameElement, onError: () => void): void {
  // A page that the browser could not load has no accessible document.
  if (!contentDocument) return onError();
  const script = contentDocument.createElement('script');
  script.addEventListener('error', onError);
  script.src = `/${previewScript}`;
  contentDocument.body.append(script);
}

type FrameState = 'loading' | 'loaded' | 'ready' | 'failed';

interface DraftFrameProps {
  message: PreviewMessage;
  style: CSSProperties;
  onRetry: () => void;
}

/** Sends the draft whenever it changes, and whenever the page in the frame asks for it. */
function DraftFrame({ message, style, onRetry }: DraftFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage(message, location.origin);
    const onMessage = ({ data, source, origin }: MessageEvent<{ type?: string } | null>) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (!isOurs || data?.type !== previewReady) return;
      setState('ready');
      send();
    };
    send();
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [message]);
  useEffect(() => {
    if (state !== 'loaded') return;
    const timer = setTimeout(() => setState('failed'), startTimeoutMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      {state === 'failed' && (
        <p className="preview-failure" role="alert">
          The preview couldn’t start, so this page doesn’t show your draft.{' '}
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this site's own pages need their storage and scripts */}
      <iframe
        ref={frame}
        onLoad={({ currentTarget }) => {
          setState('loaded');
          addScript(currentTarget, () => setState('failed'));
        }}
        title="Preview"
        src={`${message.path}?disable-modal`}
        style={style}
      />
    </>
  );
}

/** Scales down a device screen that does not fit. */
export function PreviewFrame({ message, device }: { message: PreviewMessage; device: PreviewDevice }) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(1);
  const pane = usePaneSize(room);
  const width = deviceWidths[device];
  const scale = Math.min(1, pane.width / width);
  const height = Math.max(480, pane.height - (room?.offsetTop ?? 0)) / scale;
  return (
    <div ref={setRoom} className="preview-room" style={{ height: height * scale }}>
      <DraftFrame
        key={`${message.path} ${attempt}`}
        message={message}
        style={{ width, height, transform: `scale(${scale})`, marginLeft: Math.max(0, (pane.width - width) / 2) }}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}
