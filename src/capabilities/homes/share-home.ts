import { propertyAddress } from '../../domain/addresses.ts';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Copies the link of a home, and offers to send it by WhatsApp or mail; sending is left to the person. */
export const shareHome = defineCommand({
  name: 'share-home',
  args: HomesMeant,
  effect: 'read',
  at: ['property'],
  async perform(which, { stage, links }) {
    const meant = homesMeant(which, stage);
    if ('none' in meant) return meant.none;
    const [home] = meant.homes;
    if (!home) return words(stage.listed().length > 0 ? 'commands.share-home.which' : 'list.empty');
    const url = links.absolute(propertyAddress(home.id));
    const text = encodeURIComponent(`${home.propertyName}\n${url}`);
    return {
      ...words((await links.copy(url)) ? 'commands.share-home.copied' : 'commands.share-home.done', { name: home.propertyName, url }),
      about: [home],
      links: [
        { words: words('commands.share-home.whatsapp'), href: `https://wa.me/?text=${text}` },
        { words: words('commands.share-home.mail'), href: `mailto:?subject=${encodeURIComponent(home.propertyName)}&body=${text}` },
      ],
    };
  },
});
