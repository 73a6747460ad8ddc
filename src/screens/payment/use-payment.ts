import { useCallback, useEffect, useRef, useState } from 'react';
import { POLL_MS, type CheckoutAnswer, type PaymentMethod } from '../../domain/payment.ts';
import { meaningOf } from '../../capabilities/payment/payment-process.ts';
import type { ChosenPlan } from '../../domain/plan-address.ts';
import type { Plan } from '../../domain/plans.ts';
import { usePurchase } from '../../state/purchase.ts';
import { runCommand } from '../../state/runner.ts';

type Trouble = { code: string; params: Record<string, string | number> } | null;

/** Runs a payment's command and keeps what went wrong for the screen. */
function useSteps() {
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [busy, setBusy] = useState(false);
  const step = useCallback(async (name: string, args: Record<string, unknown> = {}, confirmed = false) => {
    setBusy(true);
    const outcome = await runCommand({ name, args, source: 'menu', confirmed });
    setBusy(false);
    // That it still waits says nothing of what went wrong before.
    if (outcome.status === 'failed') setTrouble({ code: outcome.code, params: outcome.params });
    else if (name !== 'check-payment') setTrouble(null);
    return outcome;
  }, []);
  return { trouble, busy, step };
}

/** Whether a QR code or a checkout is over; it changes by itself when its time comes. */
function useIsOver(expiresAt: string | undefined): boolean {
  const [ended, setEnded] = useState<string>();
  useEffect(() => {
    if (!expiresAt) return undefined;
    const timer = setTimeout(() => setEnded(expiresAt), Math.max(0, new Date(expiresAt).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expiresAt !== undefined && ended === expiresAt;
}

/** The payment of a plan on its screen: begins it, waits for it, and lets it be paid. */
export function usePayment(chosen: ChosenPlan, plan: Plan | null, handedBack: CheckoutAnswer | 'dismissed' | 'failed' | null) {
  const { purchase } = usePurchase();
  const { trouble, busy, step } = useSteps();
  const payment = purchase?.payment;
  const method = purchase?.method;
  const over = useIsOver(payment?.expiresAt);
  const waiting = method === 'upi' && payment !== undefined && meaningOf(payment.paymentStatus) === 'waiting';
  const started = useRef(false);

  const begin = useCallback(
    (wanted: PaymentMethod, anew = false) =>
      plan &&
      step('begin-payment', {
        plan: plan.name,
        billing: plan.billing,
        purpose: plan.purpose,
        amount: plan.price,
        email: chosen.email || purchase?.email || '',
        method: wanted,
        anew,
      }),
    [plan, step, chosen.email, purchase?.email],
  );

  useEffect(() => {
    if (!plan || started.current) return;
    started.current = true;
    void (async () => {
      if (handedBack && typeof handedBack === 'object') await step('finish-payment', { checkout: handedBack });
      else {
        const kept = usePurchase.getState().purchase?.method ?? 'upi';
        const begun = await begin(kept, handedBack !== null);
        if (handedBack) await step(handedBack === 'dismissed' ? 'note-dismissed' : 'note-failed');
        else if (begun?.status === 'done' && kept === 'upi' && usePurchase.getState().purchase?.payment) await step('check-payment');
      }
    })();
  }, [plan, handedBack, begin, step]);

  useEffect(() => {
    if (!waiting || over) return undefined;
    const check = () => void step('check-payment');
    const timer = setInterval(check, POLL_MS);
    const onShow = () => document.visibilityState === 'visible' && check();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [waiting, over, step, payment?.paymentId]);

  return { purchase, method, waiting, over, busy, trouble, begin, step };
}
