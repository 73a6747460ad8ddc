import * as z from 'zod/mini';
import { excludesPeople, namesGroup } from '../../domain/excludes-people.ts';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import type { Property } from '../../domain/property.ts';
import type { CommandCall } from '../../kernel/reply.ts';
import type { OnStage } from '../context.ts';

/** Nobody is looked for, or kept out, by what people they are. */
export function isAllowed(args: Record<string, unknown>): boolean {
  const text = JSON.stringify(args);
  return !excludesPeople(text) && !namesGroup(text);
}

/** The call with the home itself in place of where it stands in a list that may change, and the homes that it is about. */
export function exactCall({ name, args = {} }: CommandCall, stage: OnStage): { call: CommandCall; homes: Property[] } {
  const { ordinal: _, ordinals, ...rest } = args;
  const which = z.safeParse(HomesMeant, args);
  const { listed, property, focus } = stage;
  const meant = which.success && homesMeant(which.data, { listed: () => listed, property: () => property, focus: () => focus });
  const homes = meant && 'homes' in meant ? meant.homes : [];
  const [home] = homes;
  const isOne = home !== undefined && homes.length === 1 && (args['ordinal'] !== undefined || ordinals !== undefined);
  return { call: { name, args: isOne ? { ...rest, id: home.id } : args }, homes };
}
