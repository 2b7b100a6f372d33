/** Reads a code in the current picture of a video. Null if there is none. */
type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const formats = ['qr_code', 'data_matrix', 'code_128'];

/** The browser's own detector, which Safari, Firefox and some desktops lack. */
async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known: string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !known.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: formats.filter((format) => known.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Larger pictures take longer to decode and are not read more often. */
const maxSide = 640;

/** Decodes QR codes in JavaScript. The decoder is loaded only where it is needed. */
async function scriptReader(): Promise<CodeReader> {
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || !canvas.width || !canvas.height) return Promise.resolve(null);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      // It throws if the picture has no code.
      return Promise.resolve(null);
    }
  };
}

export const createCodeReader = async (): Promise<CodeReader> => (await nativeReader()) ?? (await scriptReader());
