/** The length of an embedding. */
export const EMBEDDING_SIZE = 2000;
