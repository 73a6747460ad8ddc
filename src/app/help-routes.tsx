import { lazy } from 'react';
import { plainPath } from '../domain/addresses.ts';
import type { Route } from './route.ts';

const HelpScreen = lazy(() => import('../screens/help/help.tsx').then((module) => ({ default: module.HelpScreen })));
const QuestionScreen = lazy(() => import('../screens/help/question.tsx').then((module) => ({ default: module.QuestionScreen })));
const SalesEnquiryScreen = lazy(() =>
  import('../screens/help/sales-enquiry.tsx').then((module) => ({ default: module.SalesEnquiryScreen })),
);

/** The help pages. */
export const HELP_ROUTES: Route[] = [
  { screen: 'help', path: /^\/help$/, show: () => <HelpScreen /> },
  { screen: 'help', path: /^\/help\/[a-z\d-]+$/, show: ({ path }) => <QuestionScreen id={plainPath(path).split('/')[2]!} /> },
  { screen: 'sales_enquiry', path: /^\/sales-enquiry$/, show: () => <SalesEnquiryScreen /> },
];
