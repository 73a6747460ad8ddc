import type { KeyRequest } from '../../domain/access-key.ts';
import { words, type Words } from '../../domain/words.ts';

/** What a program asks for, in full: the home, the day, and the text that would be sent. */
export const requestWords = ({ kind, home, when, text }: KeyRequest): Words =>
  words(`keyRequests.${kind}`, {
    home: words('home.name', { name: home.name }),
    when: when ? words('keyRequests.when', { when }) : '',
    text: text ? words('keyRequests.text', { text }) : '',
  });
