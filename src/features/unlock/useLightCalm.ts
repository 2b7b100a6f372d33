import { useMedia } from '../../state/useMedia';

/** Whether the device asks for reduced motion, in which case the light is never fast. */
export const useLightCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
