import { lazy, Suspense } from 'react';
import { useDialogs } from '../state/stores.tsx';

const AccountDialog = lazy(() => import('./account-dialog.tsx').then((module) => ({ default: module.AccountDialog })));
const SubscriptionDialog = lazy(() => import('./subscription-dialog.tsx').then((module) => ({ default: module.SubscriptionDialog })));

/** Dialogs that can open over any screen. */
export function Dialogs() {
  const { account, subscription } = useDialogs();
  return (
    <Suspense>
      {account && <AccountDialog />}
      {subscription && <SubscriptionDialog why={subscription} />}
    </Suspense>
  );
}
