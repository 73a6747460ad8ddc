import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { createKeptAnswers, sweepMarketChanges } from '../../src/server/search/kept-answers.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyFilled } from './filled/filled-folder.ts';

let database: OpenDatabase;

beforeAll(async () => {
  const dataDir = temporaryFolder('kept-answers');
  copyFilled(inject('filledFolder'), dataDir);
  database = await openDatabase({ databaseUrl: undefined, dataDir });
});
afterAll(() => database.close());

const cheaper = (id: number) => database.db.updateTable('properties').set({ price: 1 }).where('id', '=', id).execute();

describe('answers that are the same for everybody', () => {
  it('are given again to the same request, and made anew once the market has changed', async () => {
    const keep = createKeptAnswers(database.db);
    const make = vi.fn(async () => ({ total: 3 }));
    expect(await keep(['search', { text: 'flats' }], make)).toEqual({ total: 3 });
    expect(await keep(['search', { text: 'flats' }], make)).toEqual({ total: 3 });
    expect(make).toHaveBeenCalledTimes(1);
    await keep(['search', { text: 'villas' }], make);
    expect(make).toHaveBeenCalledTimes(2);

    await cheaper(1);
    await keep(['search', { text: 'flats' }], make);
    expect(make).toHaveBeenCalledTimes(3);
    await database.db.updateTable('agents').set({ name: 'Somebody else' }).where('id', '=', 1).execute();
    await keep(['search', { text: 'flats' }], make);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('that are not good are given, and made again; of too many the oldest go', async () => {
    const keep = createKeptAnswers(database.db, { most: 2, isGood: (answer) => answer !== 'half' });
    const make = vi.fn(async () => 'half');
    expect([await keep(['page'], make), await keep(['page'], make)]).toEqual(['half', 'half']);
    expect(make).toHaveBeenCalledTimes(2);
    const good = vi.fn(async () => 'whole');
    for (const name of ['one', 'two', 'three', 'three', 'two', 'one']) await keep([name], good);
    expect(good).toHaveBeenCalledTimes(4);
  });

  it('are made once for many who ask at the same time', async () => {
    const keep = createKeptAnswers(database.db);
    const make = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('found'), 20)));
    expect(await Promise.all(Array.from({ length: 10 }, () => keep(['together'], make)))).toEqual(
      Array.from({ length: 10 }, () => 'found'),
    );
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are not kept where making them failed', async () => {
    const keep = createKeptAnswers(database.db);
    await expect(keep(['fails'], () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await keep(['fails'], async () => 'found')).toBe('found');
  });

  it('do not outlive a change, though what servers have seen long ago is swept', async () => {
    const keep = createKeptAnswers(database.db);
    const make = vi.fn(async () => 'found');
    await keep(['swept'], make);
    await sql`update market_changes set at = now() - interval '2 days'`.execute(database.db);
    await cheaper(2);
    await sweepMarketChanges(database.db);
    const { rows } = await sql`select 1 from market_changes`.execute(database.db);
    expect(rows).toHaveLength(1);
    await keep(['swept'], make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
