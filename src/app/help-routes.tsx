import { plainPath } from '../domain/addresses.ts';
import { lateScreen } from './late-screen.tsx';
import type { Route } from './route.ts';

const HelpScreen = lateScreen(() => import('../screens/help/help.tsx').then((module) => module.HelpScreen));
const QuestionScreen = lateScreen(() => import('../screens/help/question.tsx').then((module) => module.QuestionScreen));
const SalesEnquiryScreen = lateScreen(() => import('../screens/help/sales-enquiry.tsx').then((module) => module.SalesEnquiryScreen));

/** The help pages. */
export const HELP_ROUTES: Route[] = [
  { screen: 'help', path: /^\/help$/, show: () => <HelpScreen />, shared: true },
  { screen: 'help', path: /^\/help\/[a-z\d-]+$/, show: ({ path }) => <QuestionScreen id={plainPath(path).split('/')[2]!} />, shared: true },
  { screen: 'sales_enquiry', path: /^\/sales-enquiry$/, show: () => <SalesEnquiryScreen /> },
];
