import { describe, expect, it } from 'vitest';
import { withoutHidden } from '../../src/domain/search.ts';
import { anAnswer, fiveHomes } from './fake-data.ts';
import { fakeApp } from './fake-app.ts';
import { replyOf, saidBy } from './in-english.ts';

describe('a hidden home', () => {
  it('leaves the list that it stands in, and results from then on; undo shows it again', async () => {
    const { run, undo, services, scene } = fakeApp();
    const [first, second] = fiveHomes();
    expect(saidBy(await run('hide-home', { ordinal: 2 }))).toMatch(/^Hidden: .*left out of results/);
    expect(services.hidden.ids()).toEqual([second!.id]);
    expect(scene.listed.map(({ id }) => id)).not.toContain(second!.id);
    const found = replyOf(await run('search', { locality: 'Kondapur' }));
    expect(found.homes?.map(({ id }) => id)).toContain(first!.id);
    expect(found.homes?.map(({ id }) => id)).not.toContain(second!.id);
    await undo();
    await undo();
    expect(services.hidden.ids()).toEqual([]);
    const again = replyOf(await run('search', { locality: 'Kondapur' }));
    expect(again.homes?.map(({ id }) => id)).toContain(second!.id);
  });

  it('is the one in view, once, and asks which where none is meant', async () => {
    const { run, scene, services } = fakeApp();
    expect(replyOf(await run('hide-home')).key).toBe('commands.hide-home.which');
    scene.property = fiveHomes()[3]!;
    await run('hide-home');
    expect(services.hidden.ids()).toEqual([scene.property.id]);
    expect(replyOf(await run('hide-home')).key).toBe('commands.hide-home.already');
  });

  it('is shown again by its button, which can be taken back', async () => {
    const { run, undo, services } = fakeApp();
    services.hidden.replace([9, 7]);
    await run('unhide-home', { id: 9 }, 'control');
    expect(services.hidden.ids()).toEqual([7]);
    await undo();
    expect(services.hidden.ids()).toEqual([9, 7]);
  });

  it('is left out of an answer, whose number stays that of the market', () => {
    const answer = anAnswer({ text: '' }, fiveHomes());
    const [first] = fiveHomes();
    const shown = withoutHidden(answer, [first!.id]);
    expect(shown.properties).toHaveLength(4);
    expect(shown.total).toBe(answer.total);
    expect(withoutHidden(answer, [999])).toBe(answer);
  });
});
