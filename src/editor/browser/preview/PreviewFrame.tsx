import { useEffect, useRef, useState } from 'react';
import { previewFrame, previewReady, type PreviewMessage } from '../../../domain/editorial/previewMessage';
import { guardWindow } from '../guardWindow';
import { deviceWidths, type PreviewDevice } from './PreviewTools';

/** Decap renders the preview in a frame, so the size is that of the element's own window, which needs its own guard. */
function usePaneSize(element: Element | null): { width: number; height: number } {
  const [size, setSize] = useState({ width: 600, height: 800 });
  useEffect(() => {
    const pane = element?.ownerDocument.defaultView;
    if (!pane) return;
    const measure = () => setSize({ width: pane.innerWidth, height: pane.innerHeight });
    const stop = new AbortController();
    measure();
    pane.addEventListener('resize', measure, { signal: stop.signal });
    guardWindow(pane, stop.signal);
    return () => stop.abort();
  }, [element]);
  return size;
}

/** Scales down a device screen that does not fit. */
export function PreviewFrame({ message, device }: { message: PreviewMessage; device: PreviewDevice }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const pane = usePaneSize(room);
  const width = deviceWidths[device];
  const scale = Math.min(1, pane.width / width);
  const height = Math.max(480, pane.height - (room?.offsetTop ?? 0)) / scale;
  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage(message, location.origin);
    const onMessage = ({ data, source, origin }: MessageEvent<{ type?: string } | null>) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (isOurs && data?.type === previewReady) send();
    };
    send();
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [message]);
  return (
    <div ref={setRoom} className="preview-room" style={{ height: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this site's own pages need their storage and scripts */}
      <iframe
        ref={frame}
        key={message.path}
        name={previewFrame}
        title="Preview"
        src={`${message.path}?disable-modal`}
        style={{ width, height, transform: `scale(${scale})`, marginLeft: Math.max(0, (pane.width - width) / 2) }}
      />
    </div>
  );
}
