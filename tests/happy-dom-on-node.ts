import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** A page without a browser whose files are still files: the paths of our data are not rewritten into addresses. */
export default {
  ...builtinEnvironments['happy-dom'],
  name: 'happy-dom-on-node',
  viteEnvironment: 'ssr',
} satisfies Environment;
