import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calibrate } from '../../models/training/calibrate.ts';
import { measure, type Measured } from '../../models/training/measure.ts';
import { readManifest } from '../../models/training/pictures.ts';
import { VIEWS, viewOf } from '../../models/training/views.ts';
import type { Judgement } from '../../src/domain/photo.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const judged = (isProperty: boolean, verdict: Judgement['verdict'], room: Judgement['room'] = 'kitchen'): Measured => ({
  picture: { file: 'x.jpg', isProperty, group: isProperty ? 'kitchen' : 'animal' },
  judgement: { verdict, property: 0.5, kind: 'animal', room, threshold: 0.75 },
});

describe('how well photos are judged', () => {
  it('counts what was asked as half right, and neither as passed nor as stopped', () => {
    const all = [
      judged(true, 'property'),
      judged(true, 'property', 'office'),
      judged(true, 'unsure'),
      judged(true, 'other'),
      judged(false, 'other'),
      judged(false, 'other'),
      judged(false, 'unsure'),
      judged(false, 'property'),
    ];
    expect(measure(all)).toEqual({ accuracy: 0.625, wronglyPassed: 0.25, wronglyStopped: 0.25, unsure: 0.25, roomAccuracy: 0.75, n: 8 });
  });

  it('has no figure of nothing', () =>
    expect(measure([])).toEqual({ accuracy: 0, wronglyPassed: 0, wronglyStopped: 0, unsure: 0, roomAccuracy: 0, n: 0 }));
});

describe('a manifest', () => {
  const written = (text: string) => {
    const file = join(temporaryFolder('manifest'), 'list.csv');
    writeFileSync(file, text);
    return file;
  };

  it('has paths relative to itself, quotes, and columns that nobody knows', () => {
    const file = written('source,file,label,room\r\n"a, b","in/a ""b"".jpg",property,frontal\r\n,c.jpg,nonproperty,animal\r\n');
    expect(readManifest(file)).toEqual([
      { file: join(file, '../in/a "b".jpg'), isProperty: true, group: 'house_front', source: 'a, b' },
      { file: join(file, '../c.jpg'), isProperty: false, group: 'animal', source: '' },
    ]);
  });

  it('is refused where a label is none', () => expect(() => readManifest(written('file,label\na.jpg,maybe\n'))).toThrow(/row 2/));
});

describe('the views of a picture', () => {
  const pixels = { width: 60, height: 40, channels: 3 as const, data: Uint8Array.from({ length: 7200 }, (_, i) => i % 251) };

  it.each(VIEWS)('%s is the same for the same seed, and another for another', (view) => {
    const once = viewOf(pixels, view, 'abcdef0123');
    expect(viewOf(pixels, view, 'abcdef0123')).toEqual(once);
    const same = view === 'plain' || view === 'mirror';
    expect(JSON.stringify(viewOf(pixels, view, '0123abcdef')) === JSON.stringify(once)).toBe(same);
  });
});

describe('calibration', () => {
  it('tempers a judge that is too sure of itself', () => {
    const all = Array.from({ length: 400 }, (_, i) => ({
      logOdds: i % 2 === 0 ? 6 : -6,
      isProperty: i % 2 === 0 ? i % 10 !== 0 : i % 10 === 1,
    }));
    const { slope, offset } = calibrate(all);
    const probability = 1 / (1 + Math.exp(-(slope * 6 + offset)));
    expect(probability).toBeGreaterThan(0.75);
    expect(probability).toBeLessThan(0.85);
  });
});
