import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { ShareArgs, shareTarget } from './share-target.ts';

/**
 * Hands a home, a search, a comparison or a place to the device's own sheet. Where there is none, or a device wants a press for
 * it, copies the link and offers to send it by WhatsApp or mail; sending is left to the person.
 */
export const shareHome = defineCommand({
  name: 'share-home',
  args: ShareArgs,
  effect: 'read',
  at: ['property', 'results', 'compare', 'place'],
  async perform(args, services) {
    const target = shareTarget(args, services);
    if ('none' in target) return target.none;
    const { links, render } = services;
    const { title, about } = target;
    const url = links.absolute(target.address);
    const name = render(title);
    const handed = await links.share({ title: name, url });
    if (handed !== 'unable') return { ...words(`commands.share-home.${handed}`, { name: title }), ...(about && { about }) };
    const text = encodeURIComponent(`${name}\n${url}`);
    return {
      ...words((await links.copy(url)) ? 'commands.share-home.copied' : 'commands.share-home.done', { name: title, url }),
      ...(about && { about }),
      links: [
        { words: words('commands.share-home.whatsapp'), href: `https://wa.me/?text=${text}` },
        { words: words('commands.share-home.mail'), href: `mailto:?subject=${encodeURIComponent(name)}&body=${text}` },
      ],
    };
  },
});
