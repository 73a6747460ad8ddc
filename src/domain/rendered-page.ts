/** What a page is rendered from. */
export interface PageRequest {
  path: string;
  /** With its question mark. */
  query: string;
  language: string;
  /** The texts of the language, as the browser gets them. */
  texts: object;
  /** Where the site is, without a slash at its end. */
  site: string;
  /** Reaches the server's own calls. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

/** A page, ready to be put into the built one. */
export interface RenderedPage {
  status: number;
  /** Title and tags. */
  head: string;
  body: string;
  /** What the page was rendered with: the app takes it over instead of asking again. */
  answers: readonly object[];
}

/** What the build makes of the app for the server. Null where a page is not the same for everybody; throws where rendering fails. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
