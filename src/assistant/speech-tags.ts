/** The tag that recognisers and voices know each screen language by; English is American by the customer's word. */
const TAGS: Record<string, string> = { en: 'en-US', hi: 'hi-IN', te: 'te-IN', ur: 'ur-IN' };

export const speechTag = (language: string): string => TAGS[language] ?? language;
