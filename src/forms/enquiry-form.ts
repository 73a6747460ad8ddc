import { checkEnquiry, COUNTRY_CODE, formatPhone, LONGEST_PHONE, USER_TYPES, type Enquiry } from '../domain/enquiry.ts';
import type { FormField, FormValues } from '../domain/form.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';

const FIELDS: readonly FormField[] = [
  { name: 'name', label: words('enquiry.field.name'), kind: 'text', required: true, autoComplete: 'name', words: true },
  {
    name: 'phone',
    label: words('enquiry.field.phone'),
    kind: 'phone',
    required: true,
    before: `+${COUNTRY_CODE}`,
    autoComplete: 'tel-national',
    maxLength: LONGEST_PHONE,
    format: formatPhone,
  },
  {
    name: 'email',
    label: words('enquiry.field.email'),
    kind: 'email',
    required: true,
    hint: words('enquiry.emailHint'),
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
  {
    name: 'user_type',
    label: words('enquiry.field.userType'),
    kind: 'list',
    required: true,
    empty: words('enquiry.choose'),
    options: USER_TYPES.map((value) => ({ value, label: words(`enquiry.userType.${value}`) })),
  },
];

const enquiryIn = (values: FormValues): Enquiry => ({
  Name: textIn(values, 'name'),
  phoneNumber: textIn(values, 'phone'),
  email: textIn(values, 'email'),
  selectUserType: textIn(values, 'user_type'),
});

/** Leaves a name, phone number and email address for a call back. */
export const enquiryForm: FormDefinition = {
  name: 'enquiry',
  title: words('enquiry.title'),
  initial: { name: '', phone: '', email: '', user_type: '' },
  emptied: true,
  trouble: words('enquiry.failed'),
  fields: () => FIELDS,
  check(values) {
    const wrong = checkEnquiry(enquiryIn(values));
    return { name: wrong['Name'], phone: wrong['phoneNumber'], email: wrong['email'], user_type: wrong['selectUserType'] };
  },
  button: ({ busy }) => words(busy ? 'enquiry.submitting' : 'enquiry.submit'),
  call: (values) => ({ name: 'send-enquiry', args: enquiryIn(values) }),
};
