import { create } from 'zustand';

/** Whether search by photo works now; `unknown` until the server has been asked. */
export const usePhotoSearch = create<{ available: 'unknown' | 'yes' | 'no' }>(() => ({ available: 'unknown' }));
