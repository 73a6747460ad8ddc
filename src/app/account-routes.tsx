import { lateScreen } from './late-screen.tsx';
import type { Route } from './route.ts';

const PlansScreen = lateScreen(() => import('../screens/plans/plans.tsx').then((module) => module.PlansScreen));
const SignUpScreen = lateScreen(() => import('../screens/sign-up/sign-up.tsx').then((module) => module.SignUpScreen));
const PaymentScreen = lateScreen(() => import('../screens/payment/payment.tsx').then((module) => module.PaymentScreen));
const SandboxBankScreen = lateScreen(() => import('../screens/sandbox-bank/sandbox-bank.tsx').then((module) => module.SandboxBankScreen));
const CustomerLogInScreen = lateScreen(() => import('../screens/log-in/customer-log-in.tsx').then((module) => module.CustomerLogInScreen));
const CodeLogInScreen = lateScreen(() => import('../screens/password/code-log-in.tsx').then((module) => module.CodeLogInScreen));
const ForgotPasswordScreen = lateScreen(() =>
  import('../screens/password/forgot-password.tsx').then((module) => module.ForgotPasswordScreen),
);
const ChangePasswordScreen = lateScreen(() =>
  import('../screens/password/change-password.tsx').then((module) => module.ChangePasswordScreen),
);
const AccountScreen = lateScreen(() => import('../screens/account/account.tsx').then((module) => module.AccountScreen));
const SavedSearchesScreen = lateScreen(() =>
  import('../screens/saved-searches/saved-searches.tsx').then((module) => module.SavedSearchesScreen),
);
const VisitsScreen = lateScreen(() => import('../screens/visits/visits.tsx').then((module) => module.VisitsScreen));
const ThreadsScreen = lateScreen(() => import('../screens/threads/threads.tsx').then((module) => module.ThreadsScreen));
const StillAvailableScreen = lateScreen(() =>
  import('../screens/still-available/still-available.tsx').then((module) => module.StillAvailableScreen),
);
const ReviewScreen = lateScreen(() => import('../screens/review/review.tsx').then((module) => module.ReviewScreen));
const CreatePropertyScreen = lateScreen(() =>
  import('../screens/create-property/create-property.tsx').then((module) => module.CreatePropertyScreen),
);

/** The screens for plans, payment, accounts and posting. */
export const ACCOUNT_ROUTES: Route[] = [
  { screen: 'plans', path: /^\/subscription-plans$/, show: () => <PlansScreen />, shared: true },
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
  {
    screen: 'saved_searches',
    path: /^\/saved-searches(\/stop\/[^/]+)?$/,
    show: ({ path, query }) => <SavedSearchesScreen path={path} query={query} />,
  },
  { screen: 'profile', path: /^\/messages$/, show: ({ query }) => <ThreadsScreen key={query} query={query} /> },
  { screen: 'visits', path: /^\/visits$/, show: ({ query }) => <VisitsScreen key={query} query={query} /> },
  { screen: 'my_listings', path: /^\/still-available$/, show: ({ query }) => <StillAvailableScreen query={query} /> },
  { screen: 'post_property', path: /^\/page\/user\/create-property$/, show: ({ query }) => <CreatePropertyScreen query={query} /> },
];
