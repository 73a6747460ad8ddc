import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandCall, Outcome } from '../kernel/define.ts';
import { runCommand } from './runner.ts';

/** Runs a command that a form sends: whether it is under way, and what went wrong, in words. A success is told as a notice. */
export function useStep() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = useCallback(
    async (call: CommandCall, confirmed = false): Promise<Outcome> => {
      setBusy(true);
      setTrouble(null);
      const outcome = await runCommand({ ...call, source: 'menu', confirmed }).finally(() => setBusy(false));
      if (outcome.status === 'failed') setTrouble(String(outcome.params['said'] ?? t(`errors.${outcome.code}`, outcome.params)));
      return outcome;
    },
    [t],
  );
  return { busy, trouble, run };
}
