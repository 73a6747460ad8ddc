import { lazy } from 'react';
import type { Route } from './route.ts';

const PlansScreen = lazy(() => import('../screens/plans/plans.tsx').then((module) => ({ default: module.PlansScreen })));
const SignUpScreen = lazy(() => import('../screens/sign-up/sign-up.tsx').then((module) => ({ default: module.SignUpScreen })));
const PaymentScreen = lazy(() => import('../screens/payment/payment.tsx').then((module) => ({ default: module.PaymentScreen })));
const SandboxBankScreen = lazy(() =>
  import('../screens/sandbox-bank/sandbox-bank.tsx').then((module) => ({ default: module.SandboxBankScreen })),
);
const CustomerLogInScreen = lazy(() =>
  import('../screens/log-in/customer-log-in.tsx').then((module) => ({ default: module.CustomerLogInScreen })),
);
const CodeLogInScreen = lazy(() => import('../screens/password/code-log-in.tsx').then((module) => ({ default: module.CodeLogInScreen })));
const ForgotPasswordScreen = lazy(() =>
  import('../screens/password/forgot-password.tsx').then((module) => ({ default: module.ForgotPasswordScreen })),
);
const ChangePasswordScreen = lazy(() =>
  import('../screens/password/change-password.tsx').then((module) => ({ default: module.ChangePasswordScreen })),
);
const AccountScreen = lazy(() => import('../screens/account/account.tsx').then((module) => ({ default: module.AccountScreen })));
const ReviewScreen = lazy(() => import('../screens/review/review.tsx').then((module) => ({ default: module.ReviewScreen })));
const CreatePropertyScreen = lazy(() =>
  import('../screens/create-property/create-property.tsx').then((module) => ({ default: module.CreatePropertyScreen })),
);

/** The screens for plans, payment, accounts and posting. */
export const ACCOUNT_ROUTES: Route[] = [
  { screen: 'plans', path: /^\/subscription-plans$/, show: () => <PlansScreen /> },
  { screen: 'sign_up', path: /^\/signup$/, show: ({ query }) => <SignUpScreen key={query} query={query} /> },
  { screen: 'payment', path: /^\/payment-method$/, show: ({ query }) => <PaymentScreen query={query} /> },
  { screen: 'payment', path: /^\/sandbox-bank$/, show: ({ query }) => <SandboxBankScreen query={query} /> },
  { screen: 'login', path: /^\/login-customer$/, bare: true, show: ({ query }) => <CustomerLogInScreen query={query} /> },
  { screen: 'login', path: /^\/page\/other-pages\/log-in-code$/, show: () => <CodeLogInScreen /> },
  { screen: 'login', path: /^\/page\/other-pages\/forgot-password$/, show: () => <ForgotPasswordScreen /> },
  { screen: 'change_password', path: /^\/change-password$/, bare: true, show: () => <ChangePasswordScreen /> },
  { screen: 'change_password', path: /^\/usrchangepassword$/, show: () => <ChangePasswordScreen /> },
  { screen: 'profile', path: /^\/admin$/, show: () => <AccountScreen /> },
  { screen: 'profile', path: /^\/admin\/review$/, show: () => <ReviewScreen /> },
  { screen: 'post_property', path: /^\/page\/user\/create-property$/, show: ({ query }) => <CreatePropertyScreen query={query} /> },
];
