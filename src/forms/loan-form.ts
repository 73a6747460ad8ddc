import type { FormValues } from '../domain/form.ts';
import { readLoan, type Loan } from '../domain/loan.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';

const FIELDS = ['principal', 'rate', 'years'] as const;

const textsOf = (values: FormValues): Record<keyof Loan, string> => ({
  principal: textIn(values, 'principal'),
  rate: textIn(values, 'rate'),
  years: textIn(values, 'years'),
});

/** The loan in the form; null if it is not one. */
export const loanIn = (values: FormValues): Loan | null => readLoan(textsOf(values)).loan;

/** The three numbers of a home loan, calculated while you type. */
export const loanForm = (initial: Record<keyof Loan, string>): FormDefinition => ({
  name: 'loan',
  title: words('loan.title'),
  initial: { ...initial },
  atOnce: true,
  beside: true,
  passing: true,
  fields: () =>
    FIELDS.map((name) => ({
      name,
      label: words(`loan.field.${name}`),
      hint: words(`loan.hint.${name}`),
      kind: 'decimal',
      required: true,
    })),
  check(values) {
    const { problem } = readLoan(textsOf(values));
    return problem ? { [problem]: words(`loan.problem.${problem}`) } : {};
  },
  button: () => words('loan.title'),
});
