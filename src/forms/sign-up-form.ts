import type { FormField, FormValues } from '../domain/form.ts';
import type { Problems } from '../domain/field-rules.ts';
import type { Plan, SignUpPurpose } from '../domain/plans.ts';
import { GENDERS, checkSignUp, isMobile, phoneDigits, type SignUpField } from '../domain/sign-up.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';

/** The names of the fields, besides those of the details that are sent. */
const DETAIL_OF: Record<string, SignUpField> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phoneNumber',
  license_number: 'licenseNumber',
  zip_code: 'zipCode',
  gender: 'gender',
  address: 'address',
  bio: 'bio',
};

/** The plan in the address, once the plans are loaded; null if we have no such plan. */
export interface SignUpKnown {
  plan: Plan | null | undefined;
}

const field = (name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name,
  label: words(`signUp.field.${DETAIL_OF[name]}`),
  kind,
  required: true,
  ...more,
});

function phoneHint(values: FormValues) {
  const digits = phoneDigits(textIn(values, 'phone'));
  return words(digits !== null && !isMobile(digits) ? 'signUp.phoneOdd' : 'signUp.phoneHint');
}

const customerFields = (values: FormValues): FormField[] => [
  field('first_name', 'text', { autoComplete: 'given-name', words: true }),
  field('last_name', 'text', { autoComplete: 'family-name', words: true }),
  field('email', 'email', { autoComplete: 'email' }),
  field('phone', 'phone', { autoComplete: 'tel-national', hint: phoneHint(values) }),
];

const AGENT_FIELDS: FormField[] = [
  field('license_number', 'text', { words: true }),
  field('zip_code', 'digits', { autoComplete: 'postal-code' }),
  field('gender', 'choice', { options: GENDERS.map((value) => ({ value, label: words(`signUp.gender.${value}`) })) }),
  field('address', 'long', { autoComplete: 'street-address', words: true }),
  field('bio', 'long', { hint: words('signUp.bioHint'), words: true }),
];

const detailsOf = (values: FormValues): Record<SignUpField, string> =>
  Object.fromEntries(Object.entries(DETAIL_OF).map(([name, detail]) => [detail, textIn(values, name)])) as Record<SignUpField, string>;

function problemsOf(values: FormValues, purpose: SignUpPurpose): Problems {
  const problems = checkSignUp(detailsOf(values), purpose);
  return Object.fromEntries(Object.entries(DETAIL_OF).map(([name, detail]) => [name, problems[detail]]));
}

/** An empty sign-up. `image` is a picture as a data URL; it and its name have no field of their own. */
export const EMPTY_SIGN_UP: FormValues = {
  ...Object.fromEntries(Object.keys(DETAIL_OF).map((name) => [name, ''])),
  image: '',
  image_name: '',
};

/** Sign-up for a plan; agents give more details than customers. */
export function signUpForm(purpose: SignUpPurpose, initial: FormValues = EMPTY_SIGN_UP): FormDefinition<SignUpKnown> {
  return {
    name: 'sign-up',
    title: words(`signUp.title.${purpose}`),
    initial,
    fields: (values) => [...customerFields(values), ...(purpose === 'agent' ? AGENT_FIELDS : [])],
    check: (values) => problemsOf(values, purpose),
    button: (_, { plan }) => words(plan?.price === 0 ? 'signUp.createFree' : 'signUp.continue'),
    hindrance: (_, { plan }) => (plan ? null : words(plan === null ? 'errors.plan-unknown' : 'state.loading')),
    call(values, { plan }) {
      const [image, imageFile] = [textIn(values, 'image'), textIn(values, 'image_name')];
      return {
        name: 'sign-up',
        args: {
          entered: {
            plan: plan?.plan,
            billing: plan?.billing,
            purpose,
            price: plan?.price,
            details: { ...detailsOf(values), ...(image && { imageFile }) },
            image: image || null,
          },
        },
      };
    },
  };
}
