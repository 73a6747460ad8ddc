/** How many numbers the backbone makes of a picture. */
export const EMBEDDING_SIZE = 2000;
