const KEY = 'agentAccessCode';

/** Whether this browser session carries an agent's access code. It changes how pictures are laid out and grants nothing. */
export function hasAgentAccess(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
