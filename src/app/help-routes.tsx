import { lazy } from 'react';
import type { Route } from './route.ts';

const HelpScreen = lazy(() => import('../screens/help/help.tsx').then((module) => ({ default: module.HelpScreen })));
const SalesEnquiryScreen = lazy(() =>
  import('../screens/help/sales-enquiry.tsx').then((module) => ({ default: module.SalesEnquiryScreen })),
);

/** The help pages. */
export const HELP_ROUTES: Route[] = [
  { screen: 'help', path: /^\/help$/, show: () => <HelpScreen /> },
  { screen: 'sales_enquiry', path: /^\/sales-enquiry$/, show: () => <SalesEnquiryScreen /> },
];
