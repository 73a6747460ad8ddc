/** Telangana's numbers of projects: P and eleven digits, as in P02400001234. */
export const isReraNumber = (text: string): boolean => /^P\d{11}$/i.test(text.replaceAll(/\s/g, ''));

/** Where anybody can look a number up. */
export const RERA_SITE = 'https://rera.telangana.gov.in';
