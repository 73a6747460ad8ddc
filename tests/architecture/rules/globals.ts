import type { Source } from '../graph/source.ts';
import { folderOf, isForNode, isPure } from '../house.ts';
import { seed, type Breach, type Rule } from './rule.ts';

/** The names of the running machine that some files use. */
function used(
  tree: readonly Source[],
  where: (file: string) => boolean,
  names: readonly string[],
  instead: string,
  properties: readonly string[] = [],
): Breach[] {
  return tree
    .filter(({ file }) => where(file))
    .flatMap(({ file, globals, properties: read, lineOf }) =>
      [...globals.filter(({ name }) => names.includes(name)), ...read.filter(({ name }) => properties.includes(name))].map(
        ({ name, at }) => ({
          file,
          line: lineOf(at),
          key: `${file} ${name}`,
          instead,
        }),
      ),
    );
}

const outsideServices = (file: string): boolean => file.startsWith('src/') && !isForNode(file) && folderOf(file) !== 'services';

/** The network has one door. */
export const network: Rule = {
  name: 'only src/services calls servers',
  find: (tree) =>
    used(
      tree,
      outsideServices,
      ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
      'make it a call of a contract; src/services sends it',
      ['sendBeacon'],
    ),
  seeded: [
    seed('a screen fetches', 'src/screens/loan/seeded.ts', `export const load = () => fetch('/api/plans');`),
    seed('a component fetches by the window', 'src/ui/seeded.ts', `export const load = () => globalThis.fetch('/api/plans');`),
    seed('a hook unpacks it', 'src/app/seeded.ts', `const { fetch: get } = window;\nexport const load = () => get('/x');`),
    seed('a store sends', 'src/state/seeded.ts', `export const tell = () => navigator.sendBeacon('/x', 'y');`),
    seed('a voice asks', 'src/voice/seeded.ts', `export const ask = () => new XMLHttpRequest();`),
  ],
};

/** What the browser keeps has one door. */
export const storage: Rule = {
  name: 'only src/services keeps things in the browser',
  find: (tree) =>
    used(
      tree,
      outsideServices,
      ['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
      'keep it through src/services/storage.ts, behind a store of src/state',
    ),
  seeded: [
    seed('a screen keeps a draft', 'src/screens/loan/seeded.ts', `export const keep = () => sessionStorage.setItem('draft', '1');`),
    seed(
      'a command keeps a token',
      'src/capabilities/account/seeded.ts',
      `export const keep = () => window.localStorage.setItem('token', '1');`,
    ),
    seed('the assistant opens a database', 'src/assistant/seeded.ts', `export const open = () => indexedDB.open('x');`),
  ],
};

const NODE = ['process', 'Buffer', '__dirname', '__filename', 'require', 'setImmediate'];
const ofNode = (target: string): boolean => target.startsWith('node:') || (target.startsWith('src/') && isForNode(target));

/** A browser has no Node. */
export const node: Rule = {
  name: 'code for the browser takes nothing of Node',
  find(tree) {
    const forBrowser = (file: string) => file.startsWith('src/') && !isForNode(file);
    const instead = 'what reads files or the environment stands in src/server, src/understanding/node or a script';
    return [
      ...used(tree, forBrowser, NODE, instead),
      ...tree
        .filter(({ file }) => forBrowser(file))
        .flatMap(({ file, imports, lineOf }) =>
          imports.filter(({ to }) => ofNode(to)).map(({ to, at }) => ({ file, line: lineOf(at), key: `${file} → ${to}`, instead })),
        ),
    ];
  },
  seeded: [
    seed('a rule reads a file', 'src/domain/seeded.ts', `import { readFileSync } from 'node:fs';\nexport const x = readFileSync;`),
    seed('understanding takes a tool of its own', 'src/understanding/seeded.ts', `export { x } from './node/read-data.ts';`),
    seed('a store reads the environment', 'src/state/seeded.ts', `export const x = process.env['X'];`),
    seed('a photo is a buffer', 'src/vision/seeded.ts', `export const x = (text: string) => Buffer.from(text);`),
  ],
};

const OF_THE_PAGE = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'addEventListener',
  'dispatchEvent',
  'getComputedStyle',
  'requestAnimationFrame',
  'speechSynthesis',
  'HTMLElement',
  'ImageBitmap',
  'OffscreenCanvas',
];
const FRAMEWORKS = /^(react|react-.*|zustand|wouter|i18next|@react-.*)(\/|$)/;

/** What is decided runs, and is tested, without a page. */
export const pure: Rule = {
  name: 'what decides runs without a page and without React',
  find(tree) {
    const instead = 'let a port bring it: src/services or src/app has the page, src/screens and src/ui have React';
    return [
      ...used(tree, isPure, OF_THE_PAGE, instead),
      ...tree
        .filter(({ file }) => isPure(file))
        .flatMap(({ file, imports, lineOf }) =>
          imports
            .filter(({ to }) => FRAMEWORKS.test(to))
            .map(({ to, at }) => ({ file, line: lineOf(at), key: `${file} → ${to}`, instead })),
        ),
    ];
  },
  seeded: [
    seed('the domain touches the window', 'src/domain/seeded.ts', `export const width = () => window.innerWidth;`),
    seed('the kernel asks the page', 'src/kernel/seeded.ts', `export const title = () => globalThis.document.title;`),
    seed('a capability asks where it is', 'src/capabilities/places/seeded.ts', `export const here = () => navigator.geolocation;`),
    seed('the conversation is a hook', 'src/conversation/seeded.ts', `import { useState } from 'react';\nexport const x = useState;`),
    seed('a form is a store', 'src/forms/seeded.ts', `import type { StoreApi } from 'zustand';\nexport type X = StoreApi<number>;`),
    seed('understanding goes elsewhere', 'src/understanding/seeded.ts', `export const load = () => import('wouter');`),
    seed('the photo gate draws', 'src/vision/gate/seeded.ts', `export const canvas = () => new OffscreenCanvas(1, 1);`),
  ],
};
