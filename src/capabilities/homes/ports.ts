declare module '../../kernel/services.ts' {
  interface Services {
    /** Addresses of pages that leave the app. */
    links: {
      /** With the site's own name. */
      absolute(address: string): string;
      /** Puts a text on the device's clipboard; false if the device does not allow it. */
      copy(text: string): Promise<boolean>;
    };
  }
}

export {};
