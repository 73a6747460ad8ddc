import { MARKET } from './market.ts';

const { number, site } = MARKET.rera;

const NUMBER = new RegExp(number, 'i');

/** The state's numbers of projects; P and eleven digits, as in P02400001234, where the settings say nothing else. */
export const isReraNumber = (text: string): boolean => NUMBER.test(text.replaceAll(/\s/g, ''));

/** Where anybody can look a number up. */
export const RERA_SITE = site;
