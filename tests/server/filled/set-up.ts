import type { TestProject } from 'vitest/node';
import { filledFolder } from './filled-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder to copy, with the whole catalogue. */
    filledFolder: string;
  }
}

/** Fills a database once for all test files. */
export default function setUp(project: TestProject): void {
  project.provide('filledFolder', filledFolder());
}
