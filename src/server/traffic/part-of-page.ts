import type { Context } from 'hono';

/** What the caller's side of a request is for calls that a page makes while it is rendered: the caller's own, and marked. */
export const asPartOfPage = (context: Context): object => ({ ...(context.env as object), isPartOfPage: true });

/** Whether a page asks while it is rendered: it was counted and let in already. */
export const isPartOfPage = (context: Context): boolean => (context.env as { isPartOfPage?: boolean } | undefined)?.isPartOfPage === true;
