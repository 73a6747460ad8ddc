import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that come in a package of another name. */
const PACKAGES: Readonly<Record<string, string>> = { Xvfb: 'xvfb' };

const has = (program: string): boolean => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

/** Which of these programs are there; where we may, those that are not are installed first from Debian's packages. */
export function installedOf(programs: readonly string[], mayInstall: boolean): string[] {
  const missing = programs.filter((program) => !has(program));
  if (missing.length > 0 && mayInstall && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = missing.map((program) => PACKAGES[program] ?? program);
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
    } catch {
      // What is missing is told by whoever needs it.
    }
  }
  return programs.filter(has);
}
