import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { HomesMeant, homesMeant } from '../search/homes-meant.ts';

/** Shows how to reach whoever offers the home; calling is the person's own step. */
export const contactAgent = defineCommand({
  name: 'contact-agent',
  args: z.object({ method: z.optional(z.enum(['call', 'whatsapp', 'message', 'callback', 'email'])), ...HomesMeant.shape }),
  effect: 'read',
  at: ['property'],
  perform({ method: _, ...which }, services) {
    const meant = homesMeant(which, services);
    if ('reply' in meant) return meant.reply;
    const [home] = meant.homes;
    if (!home) return words(services.stage.listed().length > 0 ? 'commands.contact-agent.which' : 'list.empty');
    return {
      ...words('commands.contact-agent.done', { name: home.agentName, phone: home.agentPhoneNumber, home: home.propertyName }),
      links: [
        {
          words: words('commands.contact-agent.call', { phone: home.agentPhoneNumber }),
          href: `tel:${home.agentPhoneNumber.replace(/[^+\d]/g, '')}`,
        },
        { words: words('commands.contact-agent.mail', { email: home.agentEmail }), href: `mailto:${home.agentEmail}` },
      ],
    };
  },
});
