import { expect, it } from 'vitest';
import { aHome } from './fake-data.ts';
import { fakeApp } from './fake-app.ts';
import { replyOf, saidBy } from './in-english.ts';

it('the homes that were looked at are shown, and “the second one” counts in them', async () => {
  const homes = [31, 32].map((id) => aHome({ id }));
  const { run, services, scene } = fakeApp(homes);
  scene.listed = [];
  expect(saidBy(await run('show-recent'))).toMatch(/not opened a home/);
  services.recent.replace([32, 31]);
  const reply = replyOf(await run('show-recent'));
  expect(reply.homes?.map(({ id }) => id)).toEqual([32, 31]);
  expect(services.stage.listed().map(({ id }) => id)).toEqual([32, 31]);
});
