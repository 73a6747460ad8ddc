import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const has = (program: string): boolean => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

/** Which of these programs are there; where we may, those that are not are installed first from Debian's packages of that name. */
export function installedOf(programs: readonly string[], mayInstall: boolean): string[] {
  const missing = programs.filter((program) => !has(program));
  if (missing.length > 0 && mayInstall && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: 'ignore', env });
    } catch {
      // What is missing is told by whoever needs it.
    }
  }
  return programs.filter(has);
}
