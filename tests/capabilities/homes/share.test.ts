import { describe, expect, it, vi } from 'vitest';
import { createTranslations } from '../../../src/app/translations.ts';
import { comparedIn } from '../../../src/domain/addresses.ts';
import { readListingAddress } from '../../../src/domain/listing-address.ts';
import type { Screen } from '../../../src/domain/screens.ts';
import type { ArgsOf } from '../../../src/kernel/registered.ts';
import { readTranslation } from '../../../src/server/locales.ts';
import { renderWords } from '../../../src/ui/words.ts';
import { fakeApp } from '../fake-app.ts';
import { aHome, anAnswer } from '../fake-data.ts';
import { inEnglish, replyOf } from '../in-english.ts';

const LANGUAGES = ['en', 'hi', 'te', 'ur'];
const texts = await createTranslations('en', readTranslation('en'));
for (const language of LANGUAGES) texts.addResourceBundle(language, 'translation', readTranslation(language));

function setUp(screen: Screen) {
  const app = fakeApp();
  app.services.render = (text) => renderWords(texts, text, 'show');
  vi.mocked(app.services.languages.available).mockReturnValue(LANGUAGES);
  Object.assign(app.scene, {
    screen,
    property: null,
    focus: null,
    listed: [aHome({ id: 1 }), aHome({ id: 2, propertyName: 'Lake flat' })],
  });
  const query = { filters: { locality: 'Kondapur', bhk: 2 }, near: { latitude: 17.4, longitude: 78.3 }, page: 3 };
  app.services.results.hold(query, anAnswer(query, []));
  app.services.compare.replace([4, 9]);
  return app;
}

/** The link that is copied. */
async function linkOf(screen: Screen, args: ArgsOf<'share-home'> = {}, change?: (app: ReturnType<typeof setUp>) => void) {
  const app = setUp(screen);
  change?.(app);
  const reply = replyOf(await app.run('share-home', args));
  const copied = vi.mocked(app.services.links.copy).mock.calls[0]?.[0];
  return { reply, address: copied?.replace('https://homes.example', '') };
}

describe('what is sent to somebody', () => {
  it('is the home in view, the one named by its place, or the one spoken of', async () => {
    const view = aHome({ id: 7 });
    expect((await linkOf('property', {}, ({ scene }) => (scene.property = view))).address).toBe('/property/1?id=7');
    expect((await linkOf('results', { ordinal: 2, said: 'share the second search result' })).address).toBe('/property/1?id=2');
    expect((await linkOf('results', { said: 'share it' }, ({ scene }) => (scene.focus = view))).address).toBe('/property/1?id=7');
  });

  it.each(['share this search', 'send these results to my wife', 'यह सर्च शेयर करो', 'ఈ ఫలితాలు షేర్ చేయి', 'یہ سرچ شیئر کرو'])(
    'is the search in "%s", without where the person is',
    async (said) => {
      const { address } = await linkOf('results', { said }, ({ scene }) => (scene.focus = aHome({ id: 7 })));
      expect(readListingAddress(address!.split('?')[1]!).request).toEqual({ text: '', page: 1, filters: { locality: 'Kondapur', bhk: 2 } });
    },
  );

  it('is the search where nothing else is spoken of', async () =>
    expect((await linkOf('results', { said: 'share this' })).address).toContain('locality=Kondapur'));

  it.each<[Screen, string]>([
    ['compare', 'share this'],
    ['home', 'share my comparison'],
    ['home', 'तुलना शेयर करो'],
  ])('is the comparison on %s in "%s"', async (screen, said) => {
    const { address, reply } = await linkOf(screen, { said });
    expect(comparedIn(address!.split('?')[1]!)).toEqual([4, 9]);
    expect(inEnglish(reply)).toContain('A comparison of 2 homes');
  });

  it('is a comparison that somebody has sent, as it was sent', async () => {
    const sent = '/property/property-comparison?ids=1,2,3';
    expect((await linkOf('compare', {}, ({ scene }) => (scene.address = sent))).address).toBe(sent);
  });

  it('is the page of a place', async () =>
    expect((await linkOf('place', {}, ({ scene }) => (scene.address = '/locality/kondapur'))).address).toBe('/locality/kondapur'));

  it('is nothing where nothing is compared', async () => {
    const { address, reply } = await linkOf('compare', {}, (app) => app.services.compare.replace([]));
    expect([address, reply.key]).toEqual([undefined, 'commands.compare.which']);
  });
});

describe('the device', () => {
  it('is handed the link, and nothing is copied', async () => {
    const app = setUp('results');
    vi.mocked(app.services.links.share).mockResolvedValueOnce('shared');
    const reply = replyOf(await app.run('share-home', { ordinal: 2 }, 'control'));
    expect(app.services.links.share).toHaveBeenCalledWith({ title: 'Lake flat', url: 'https://homes.example/property/1?id=2' });
    expect(app.services.links.copy).not.toHaveBeenCalled();
    expect([reply.key, reply.links]).toEqual(['commands.share-home.shared', undefined]);
  });

  it('has its sheet closed: nothing was sent', async () => {
    const app = setUp('results');
    vi.mocked(app.services.links.share).mockResolvedValueOnce('closed');
    expect(replyOf(await app.run('share-home', { ordinal: 2 })).key).toBe('commands.share-home.closed');
  });

  it('has no sheet: the link is copied, and goes by WhatsApp or mail', async () => {
    const { reply } = await linkOf('results', { ordinal: 2 });
    expect(reply.links!.map(({ href }) => decodeURIComponent(href))).toEqual([
      'https://wa.me/?text=Lake flat\nhttps://homes.example/property/1?id=2',
      'mailto:?subject=Lake flat&body=Lake flat\nhttps://homes.example/property/1?id=2',
    ]);
  });
});
