import { describe, expect, it } from 'vitest';
import type { Property } from '../../../src/domain/property.ts';
import { fakeApp } from '../fake-app.ts';
import { aHome, fiveHomes } from '../fake-data.ts';
import { inEnglish, replyOf, saidBy } from '../in-english.ts';
import { SMALL_CITY } from './city.ts';

const NEARBY: Property['nearbyAmenities'] = [
  { name: 'Primary school', kind: 'school', distanceKm: 0.6, illustration: true },
  { name: 'Vegetable market', kind: 'market', distanceKm: 2.4, illustration: true },
];

function setUp(home: Property | null = aHome({ latitude: 17.44, longitude: 78.35, nearbyAmenities: NEARBY }), listed = fiveHomes()) {
  const app = fakeApp(listed);
  Object.assign(app.scene, { property: home });
  app.server.answer('cityPlaces', SMALL_CITY);
  return app;
}

describe('how far is it', () => {
  it.each([
    ['school', /^There is a school 0\.6 km away in a straight line: Primary school\. Both .* made up\.$/],
    ['market', /^Not close by: the nearest market is 2\.4 km away/],
    [
      'metro',
      /^Not close by: the nearest metro station is about 3 km away.*Raidurg metro station \(blue line\)\. The next one is Ameerpet metro station \(red and blue line\), about 10 km\.$/,
    ],
    ['hospital', /^Not close by: the nearest hospital is about 11 km away in a straight line, NIMS\.$/],
    ['work', /^I don't know where you work\. The nearest office area is HITEC City, about 3 km/],
    ['park', /^I know of no park near it\.$/],
    ['Charminar', /^Charminar is about 16 km from 2 BHK flat.* in a straight line\. How long the way takes I can't tell\.$/],
    ['kondapur', /^Kondapur is about 4 km from/],
    ['Atlantis', /^I don't know where Atlantis is\. I know the metro stations/],
  ])('%s', async (near, said) => expect(saidBy(await setUp().run('ask-distance', { near }))).toMatch(said));

  it('says kilometres in words', async () =>
    expect(saidBy(await setUp().run('ask-distance', { near: 'school' }), 'say')).toContain('0.6 kilometres away'));

  it('offers other kinds of places, never the one that was asked', async () => {
    const { suggestions } = replyOf(await setUp().run('ask-distance', { near: 'metro' }));
    expect(suggestions?.map((text) => inEnglish(text))).toEqual(['Is there a school near it?', 'Is there a hospital near it?']);
  });

  it('is about the home that is named by its place in the list', async () => {
    const homes = [aHome({ id: 1 }), aHome({ id: 2, propertyName: 'Far off', latitude: 17.36, longitude: 78.47 })];
    const app = setUp(null, homes);
    expect(saidBy(await app.run('ask-distance', { near: 'Charminar', ordinal: 2 }))).toMatch(/^Charminar is about 1 km from Far off/);
    expect(saidBy(await app.run('ask-distance', { near: 'Charminar', ordinal: 1 }))).toMatch(
      /does not say where it stands, only that it is in Gachibowli/,
    );
  });

  it('asks which home, with at most three names', async () => {
    const reply = replyOf(await setUp(null).run('ask-distance', { near: 'metro' }));
    expect(inEnglish(reply)).toMatch(/^Which home do you mean: .*Court 1, .*Court 2,? or .*Court 3\?$/);
    expect(reply.suggestions?.map((text) => inEnglish(text))).toEqual(['Open the first one', 'Open the second one', 'Open the third one']);
  });

  it('asks from what', async () => {
    const outcome = await setUp().runner.run({ name: 'ask-distance', args: {} }, 'voice');
    expect(outcome).toMatchObject({ status: 'needs-slot', slot: 'near' });
  });

  it('needs to know where the person is, and asks the device only after a yes', async () => {
    const app = setUp();
    const outcome = await app.run('ask-distance', { near: 'me' });
    expect(saidBy(outcome)).toBe('For that I need to know where you are. May I ask your device?');
    expect(app.services.place.find).not.toHaveBeenCalled();
    app.services.place.known = () => ({ latitude: 17.44, longitude: 78.36 });
    expect(saidBy(await app.run('ask-distance', { near: 'me' }))).toMatch(/is about 1\.1 km from you, in a straight line\.$/);
    const nowhere = setUp(aHome());
    expect(saidBy(await nowhere.run('ask-distance', { near: 'me' }))).toMatch(/does not say where it stands/);
  });
});
