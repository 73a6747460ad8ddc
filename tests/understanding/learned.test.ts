import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { makePart } from '../../models/intents/make-part.ts';
import { createUnderstanding } from '../../src/understanding/interpret.ts';
import { hashOfFinder, hashOfPart, readPart } from '../../src/understanding/node/learned.ts';
import { INTENTS_DIR, openIntents } from '../../src/understanding/node/read-intents.ts';
import { temporaryFolder } from '../temporary-folder.ts';

function copyOfIntents(): string {
  const folder = join(temporaryFolder('learned'), 'intents');
  cpSync(INTENTS_DIR, folder, { recursive: true });
  return folder;
}

function addPhrase(folder: string, file: string, phrase: string): void {
  const path = join(folder, file);
  const json = JSON.parse(readFileSync(path, 'utf8')) as { intent: string; phrases: string[] };
  writeFileSync(path, JSON.stringify({ ...json, phrases: [...json.phrases, phrase] }));
}

describe('what is learned', { timeout: 120_000 }, () => {
  it('knows a new phrase after a few seconds of work', () => {
    const folder = copyOfIntents();
    addPhrase(folder, 'en/scroll.json', 'wander (downwards|a bit downwards)');
    const before = process.cpuUsage();
    const english = createUnderstanding(makePart('en', openIntents(folder)));
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(8);
    expect(english.interpret('wander downwards please').intent).toBe('scroll');
  });

  it('is the same for two processes that start at the same time, and whatever was learned before', async () => {
    const folder = copyOfIntents();
    addPhrase(folder, 'ur/thank.json', `شکریہ ${Date.now()}`);
    const learn = async (): Promise<string> => {
      const child = spawn(process.execPath, ['models/intents/main.ts', 'ur', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      return printed;
    };
    const [one, other] = await Promise.all([learn(), learn()]);
    expect(one.length).toBeGreaterThan(10_000);
    expect(other).toBe(one);
    const intents = openIntents(folder);
    expect(JSON.parse(one)).toEqual(readPart('ur', intents));
  });

  it('is learned anew where its own phrases, or those of what it borrows from, change, and only there', () => {
    const folder = copyOfIntents();
    const hashes = () => Object.keys(openIntents(folder).languages).map((tag) => hashOfPart(tag, openIntents(folder)));
    const [en, hi, te, ur] = hashes();
    addPhrase(folder, 'hi/thank.json', 'bahut bahut aabhaar');
    expect(hashes()).toEqual([en, expect.not.stringContaining(hi!), te, expect.not.stringContaining(ur!)]);
    const finder = hashOfFinder(openIntents(folder));
    addPhrase(folder, 'te/thank.json', 'chala santosham');
    expect(hashOfFinder(openIntents(folder))).not.toBe(finder);
  });

  it('names the file and the place of a mistake', () => {
    const folder = copyOfIntents();
    appendFileSync(join(folder, 'hi', 'thank.json'), ',');
    expect(() => openIntents(folder).phrases('hi')).toThrow('intents/hi/thank.json');
    rmSync(join(folder, 'lexicon', 'te.json'));
    expect(() => openIntents(folder).lexicon('te')).toThrow('intents/lexicon/te.json');
    expect(() => openIntents(folder).language('xx')).toThrow('intents/languages.json has no "xx"');
  });
});
