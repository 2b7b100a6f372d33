export type CameraFault = 'denied' | 'none' | 'failed';

export class CameraError extends Error {
  constructor(readonly fault: CameraFault) {
    super(`Camera: ${fault}`);
  }
}

const faults: Record<string, CameraFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** Prefers the rear camera. Throws a CameraError. */
export async function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraError('none');
  try {
    return await devices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } });
  } catch (error) {
    throw new CameraError(faults[(error as Error).name] ?? 'failed');
  }
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());
