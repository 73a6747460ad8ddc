import * as z from 'zod/mini';
import type { CompanionTool } from '../../capabilities/companion/contract.ts';
import type { Screen } from '../../domain/screens.ts';
import type { AnyCommand } from '../../kernel/define.ts';

const ANYWHERE = ['search', 'ask-place', 'ask-price', 'emi-calculator', 'help-question'] as const;

/** The commands that a language model is offered on a screen, five to eight; all that writes among them only asks the person. */
const OFFERED: Partial<Record<Screen, readonly string[]>> = {
  results: ['search', 'refine-search', 'ask-homes', 'ask-distance', 'ask-price', 'ask-place', 'similar-homes', 'add-favourite'],
  property: ['search', 'property-details', 'ask-distance', 'ask-price', 'similar-homes', 'emi-calculator', 'add-favourite'],
  favourites: ['search', 'ask-homes', 'ask-distance', 'ask-price', 'ask-place', 'emi-calculator'],
  compare: ['search', 'ask-homes', 'ask-distance', 'ask-price', 'ask-place', 'add-favourite'],
};

/** The tools of a screen, made of the commands' own schemas. `describe` says in a few words what a command does. */
export function toolsAt(screen: Screen, commands: readonly AnyCommand[], describe: (name: string) => string): CompanionTool[] {
  return (OFFERED[screen] ?? ANYWHERE).flatMap((name) => {
    const command = commands.find((one) => one.name === name);
    if (!command) return [];
    const { $schema: _, ...input } = z.toJSONSchema(command.args, { io: 'input', unrepresentable: 'any' });
    return [{ name, description: describe(name), input }];
  });
}
