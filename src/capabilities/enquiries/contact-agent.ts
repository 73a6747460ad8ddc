import * as z from 'zod/mini';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import type { Property } from '../../domain/property.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Instead, Reply } from '../../kernel/reply.ts';

const WRITES = ['message', 'callback', 'email'];

/** How to reach whoever offers the home; calling is left to the person. */
function contactReply({ agentName: name, agentPhoneNumber: phone, agentEmail: email, propertyName }: Property): Reply {
  return {
    ...words(phone ? 'commands.contact-agent.done' : 'commands.contact-agent.write', { name, phone, home: propertyName }),
    links: [
      ...(phone ? [{ words: words('commands.contact-agent.call', { phone }), href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
      ...(email ? [{ words: words('commands.contact-agent.mail', { email }), href: `mailto:${email}` }] : []),
    ],
  };
}

/** Tells how to reach whoever offers a home; a message or a call back is written here, to owners who show no address. */
export const contactAgent = defineCommand({
  name: 'contact-agent',
  args: z.object({ method: z.optional(z.enum(['call', 'whatsapp', 'message', 'callback', 'email'])), ...HomesMeant.shape }),
  effect: 'read',
  at: ['property'],
  perform({ method, ...which }, { stage }): Reply | Instead {
    const meant = homesMeant(which, stage);
    if ('none' in meant) return meant.none;
    const [home] = meant.homes;
    if (!home) return words(stage.listed().length > 0 ? 'commands.contact-agent.which' : 'list.empty');
    if (method && WRITES.includes(method) && !home.agentEmail)
      return { instead: { name: 'write-to-owner', args: { home: home.id, ...(method === 'callback' && { callBack: true }) } } };
    return contactReply(home);
  },
});
