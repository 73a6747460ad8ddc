import type { Tagged } from './tagger.ts';

/** In Devanagari and Urdu two words of the same letters mean "near": they name a passkey only where somebody logs in. */
const NAMED = /pass[- ]?key|पास[- ]?की|పాస్[-\u200c ]?కీ|پاس[-\u200c ]?کی/iu;
const MADE = /\b(make|create|add|set|new|register|banao)\b|बना|जोड़|కొత్త|తయారు|చేసి|కీ చేయ|بنا|جوڑ/iu;

/** A wish for one, by its own word alone: what a passkey is, or why it does not work, is another matter. */
const ASKED =
  /\b(use|using|with|by|make|create|add|set up|register|get)\b.*\bpass[- ]?key|पासकी.*(से|बना|जोड़|इस्तेमाल)|పాస్[-\u200c ]?కీ(తో|.*(చేయ|చేసి|చెయ్య|వాడ|పెట్ట))|پاس\u200cکی.*(سے|بنا|جوڑ|استعمال)/iu;
const ASKED_ABOUT =
  /\b(what|why|how|not|cannot|can't|won't|doesn't|remove|delete)\b|क्या|क्यों|कैसे|नहीं|हटा|ఏమిటి|ఎందుకు|ఎలా|లేదు|తీసే|کیا|کیوں|کیسے|نہیں|ہٹا/iu;

export const namesPasskey = ({ text }: Tagged): boolean => NAMED.test(text);

export const makesPasskey = ({ text }: Tagged): boolean => MADE.test(text);

export const asksForPasskey = ({ text }: Tagged): boolean => ASKED.test(text) && !ASKED_ABOUT.test(text);
