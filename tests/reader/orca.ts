import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desktop } from './desktop.ts';

/** As many people set it: keys are not echoed, and no page is read from its top to its end unless asked for. */
const SETTINGS = {
  general: { speechServerFactory: 'written_voice', enableKeyEcho: false, sayAllOnLoad: false, enableSound: false, enableBraille: false },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

/** The real screen reader of a desktop, with a voice that writes. */
export class Orca {
  readonly #paper: string;

  constructor(desktop: Desktop) {
    const settings = desktop.folderFor('settings');
    writeFileSync(join(settings, 'user-settings.conf'), JSON.stringify(SETTINGS));
    this.#paper = join(desktop.folder, 'said.txt');
    desktop.start('orca', [`--user-prefs=${settings}`], {
      SAID: this.#paper,
      PYTHONPATH: join(import.meta.dirname, 'voice'),
      PYTHONDONTWRITEBYTECODE: '1',
    });
  }

  /** All that it has said. */
  said(): string[] {
    return existsSync(this.#paper) ? readFileSync(this.#paper, 'utf8').split('\n').filter(Boolean) : [];
  }
}
