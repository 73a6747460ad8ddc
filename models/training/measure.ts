import { PHOTO_ROOMS, type Judgement } from '../../src/domain/photo.ts';
import type { Picture } from './pictures.ts';

export interface Measured {
  picture: Pick<Picture, 'file' | 'isProperty' | 'group'>;
  judgement: Judgement;
}

/** Shares from 0 to 1. */
export interface Measure {
  /** (right + unsure / 2) / n */
  accuracy: number;
  /** Of what is no property. */
  wronglyPassed: number;
  /** Of what is a property. */
  wronglyStopped: number;
  unsure: number;
  /** Of properties whose room is known. */
  roomAccuracy: number;
  n: number;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000);

/** How often the gate was right. */
export function measure(all: readonly Measured[]): Measure {
  const unsure = all.filter(({ judgement }) => judgement.verdict === 'unsure').length;
  const properties = all.filter(({ picture }) => picture.isProperty);
  const others = all.filter(({ picture }) => !picture.isProperty);
  const stopped = properties.filter(({ judgement }) => judgement.verdict === 'other').length;
  const passed = others.filter(({ judgement }) => judgement.verdict === 'property').length;
  const roomed = properties.filter(({ picture }) => (PHOTO_ROOMS as readonly string[]).includes(picture.group));
  return {
    accuracy: share(all.length - unsure - stopped - passed + unsure / 2, all.length),
    wronglyPassed: share(passed, others.length),
    wronglyStopped: share(stopped, properties.length),
    unsure: share(unsure, all.length),
    roomAccuracy: share(roomed.filter(({ picture, judgement }) => judgement.room === picture.group).length, roomed.length),
    n: all.length,
  };
}

/** One line a kind or room, for people. */
export function measureByGroup(all: readonly Measured[]): Record<string, string | number>[] {
  const groups = [...new Set(all.map(({ picture }) => picture.group))].toSorted();
  return groups.map((group) => {
    const some = all.filter(({ picture }) => picture.group === group);
    const count = (verdict: Judgement['verdict']) => some.filter(({ judgement }) => judgement.verdict === verdict).length;
    const { isProperty } = some[0]!.picture;
    return {
      group,
      label: isProperty ? 'property' : 'nonproperty',
      n: some.length,
      right: count(isProperty ? 'property' : 'other'),
      unsure: count('unsure'),
      wrong: count(isProperty ? 'other' : 'property'),
    };
  });
}
