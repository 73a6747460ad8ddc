import * as z from 'zod/mini';
import { HomesMeant, homesMeant, type HomesInReach } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';

/** How to reach whoever offers the home; calling is left to the person. */
function contactReply(which: HomesMeant, stage: HomesInReach): Reply {
  const meant = homesMeant(which, stage);
  if ('none' in meant) return meant.none;
  const [home] = meant.homes;
  if (!home) return words(stage.listed().length > 0 ? 'commands.contact-agent.which' : 'list.empty');
  const { agentName: name, agentPhoneNumber: phone, agentEmail: email, propertyName } = home;
  return {
    ...words(phone ? 'commands.contact-agent.done' : 'commands.contact-agent.write', { name, phone, home: propertyName }),
    links: [
      ...(phone ? [{ words: words('commands.contact-agent.call', { phone }), href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
      ...(email ? [{ words: words('commands.contact-agent.mail', { email }), href: `mailto:${email}` }] : []),
    ],
  };
}

export const contactAgent = defineCommand({
  name: 'contact-agent',
  args: z.object({ method: z.optional(z.enum(['call', 'whatsapp', 'message', 'callback', 'email'])), ...HomesMeant.shape }),
  effect: 'read',
  at: ['property'],
  perform: ({ method: _, ...which }, { stage }) => contactReply(which, stage),
});
