import { MARKET } from './market.ts';

const { number, site } = MARKET.rera;

const NUMBER = new RegExp(number, 'i');

/** Whether a number of a project is written as the state writes them: for ours P024 and eight digits. */
export const isReraNumber = (text: string): boolean => NUMBER.test(text.replaceAll(/\s/g, ''));

/** Where anybody can look a number up. */
export const RERA_SITE = site;
