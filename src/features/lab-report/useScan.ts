import { useEffect, useRef, useState } from 'react';
import { CameraError, closeCamera, openCamera, type CameraFault } from '../../data/scan/camera';
import { createCodeReader } from '../../data/scan/codeReader';
import { parsePackCode, type PackCode } from '../../domain/laboratory/packCode';

/** Fast enough for a steady hand, slow enough for a low-end phone. */
const scanIntervalMs = 200;

interface ScanInput {
  video: HTMLVideoElement;
  signal: AbortSignal;
  onLive: () => void;
  /** Called for a code that belongs to no pack. */
  onUnrecognized: () => void;
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows the camera stream and reads it until a pack's code is found or the scan is aborted. */
async function scan({ video, signal, onLive, onUnrecognized }: ScanInput): Promise<PackCode | null> {
  const [stream, read] = await Promise.all([openCamera(), createCodeReader()]);
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    onLive();
    while (!signal.aborted) {
      const text = await read(video);
      const code = text === null ? null : parsePackCode(text);
      if (code) return code;
      if (text !== null) onUnrecognized();
      await delay(scanIntervalMs);
    }
    return null;
  } finally {
    video.srcObject = null;
    closeCamera(stream);
  }
}

/** Scans while mounted, and turns the camera off on unmount. */
export function useScan(onCode: (code: PackCode) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [isLive, setIsLive] = useState(false);
  const [isUnrecognized, setIsUnrecognized] = useState(false);
  const latestOnCode = useRef(onCode);
  useEffect(() => {
    latestOnCode.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    if (video.current)
      scan({
        video: video.current,
        signal,
        onLive: () => setIsLive(true),
        onUnrecognized: () => setIsUnrecognized(true),
      })
        .then((code) => code && !signal.aborted && latestOnCode.current(code))
        .catch((error: unknown) => {
          if (!signal.aborted) setFault(error instanceof CameraError ? error.fault : 'failed');
        });
    return () => stop.abort();
  }, []);
  return { video, fault, isLive, isUnrecognized };
}
