type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const formats = ['qr_code', 'data_matrix', 'code_128'];

/** Safari, Firefox and some desktops lack BarcodeDetector. */
async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const supported: string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !supported.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: formats.filter((format) => supported.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Larger frames take longer to decode without a better result. */
const maxSide = 640;

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
      // `decodeQR` throws if the frame has no code.
      return Promise.resolve(null);
    }
  };
}

export const createCodeReader = async (): Promise<CodeReader> => (await nativeReader()) ?? (await scriptReader());
