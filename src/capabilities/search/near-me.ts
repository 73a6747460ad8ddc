import { defineCommand } from '../../kernel/define.ts';
import { findAndShow } from './found.ts';
import { SearchArgs } from './search.ts';

export const nearMe = defineCommand({
  name: 'near-me',
  args: SearchArgs,
  effect: 'irreversible',
  async perform({ text = '', locality: _, ...filters }, services) {
    const near = await services.place.find();
    return findAndShow({ text, filters, near }, services);
  },
});
