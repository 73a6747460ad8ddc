/** Pages on which people and owners meet. */
export const VISITS_PATH = '/visits';
export const THREADS_PATH = '/messages';
