declare module '../../kernel/services.ts' {
  interface Services {
    /** Addresses of pages that leave the app. */
    links: {
      /** With the site's own name. */
      absolute(address: string): string;
      /** Puts a text on the device's clipboard; false if the device does not allow it. */
      copy(text: string): Promise<boolean>;
      /** Opens the device's own sheet; `unable` where there is none, or it wants a press. */
      share(card: { title: string; url: string }): Promise<'shared' | 'closed' | 'unable'>;
    };
  }
}

export {};
