import { isSupport } from '../conversation/support.ts';
import { useStage } from '../state/stores.tsx';

export const useSupport = (): boolean => useStage(({ screen }) => isSupport(screen));
