import type { Screen } from '../domain/screens.ts';

/** On the help pages the assistant is customer support. */
export const isSupport = (screen: Screen): boolean => screen === 'help' || screen === 'sales_enquiry';
