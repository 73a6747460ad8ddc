import { useCallback, useEffect, useRef, useState } from 'react';
import { meaningOf } from '../../capabilities/payment/payment-process.ts';
import { POLL_MS, type PaymentMethod } from '../../domain/payment.ts';
import type { ChosenPlan } from '../../domain/plan-address.ts';
import type { Plan } from '../../domain/plans.ts';
import type { Outcome } from '../../kernel/define.ts';
import type { HandedBack } from '../../state/checkout.ts';
import { useCheckout, useStores } from '../../state/stores.tsx';
import { useRun } from '../../state/use-run.ts';

type Trouble = { code: string; params: Record<string, string | number> } | null;

/** Keeps the outcome of a payment's commands, for the screen. */
function useProgress() {
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [busy, setBusy] = useState(false);
  /** Follows a command; a payment that is merely waiting does not clear an earlier error. */
  const follow = useCallback(async (outcome: Promise<Outcome>, keepsTrouble = false) => {
    setBusy(true);
    const done = await outcome.finally(() => setBusy(false));
    if (done.status === 'failed') setTrouble({ code: done.code, params: done.params });
    else if (!keepsTrouble) setTrouble(null);
    return done;
  }, []);
  return { trouble, busy, follow };
}

/** Whether a QR code or a checkout has expired; it changes by itself at that moment. */
function useIsOver(expiresAt: string | undefined): boolean {
  const [ended, setEnded] = useState<string>();
  useEffect(() => {
    if (!expiresAt) return undefined;
    const timer = setTimeout(() => setEnded(expiresAt), Math.max(0, new Date(expiresAt).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expiresAt !== undefined && ended === expiresAt;
}

/** The payment for a plan on its screen: starts it, waits for it, and lets the person pay. */
export function usePayment(chosen: ChosenPlan, plan: Plan, handedBack: HandedBack) {
  const run = useRun();
  const { checkout } = useStores();
  const { purchase } = useCheckout();
  const { trouble, busy, follow } = useProgress();
  const payment = purchase?.payment;
  const method = purchase?.method;
  const over = useIsOver(payment?.expiresAt);
  const waiting = method === 'upi' && payment !== undefined && meaningOf(payment.paymentStatus) === 'waiting';
  const started = useRef(false);
  const email = chosen.email || purchase?.email || '';

  const begin = useCallback(
    (wanted: PaymentMethod, anew = false) => {
      const { name, billing, purpose, price: amount } = plan;
      return follow(run('choose-method', { plan: name, billing, purpose, amount, email, method: wanted, anew }, 'control'));
    },
    [plan, run, follow, email],
  );
  const check = useCallback(() => follow(run('payment-status', { quiet: true }, 'control'), true), [run, follow]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const now = () => checkout.store.getState().purchase;
    void (async () => {
      if (handedBack && typeof handedBack === 'object') {
        await follow(run('payment-status', { handedBack }, 'control'));
        return;
      }
      const kept = now()?.method ?? 'upi';
      const begun = await begin(kept, handedBack !== null);
      if (handedBack) await follow(run('payment-status', { handedBack }, 'control'));
      else if (begun.status === 'done' && kept === 'upi' && now()?.payment) await check();
    })();
  }, [checkout, handedBack, begin, check, run, follow]);

  useEffect(() => {
    if (!waiting || over) return undefined;
    const timer = setInterval(() => void check(), POLL_MS);
    const onShow = () => document.visibilityState === 'visible' && void check();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [waiting, over, check, payment?.paymentId]);

  return { purchase, method, waiting, over, busy, trouble, begin, check, follow };
}
