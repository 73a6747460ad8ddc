import { describe, expect, it } from 'vitest';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import type { FormDefinition } from '../../src/forms/form-definition.ts';
import { createForms } from '../../src/state/forms.ts';

const definition: FormDefinition = {
  name: 'test',
  title: words('enquiry.title'),
  initial: { name: '', password: '' },
  fields: () => [
    { name: 'name', label: words('enquiry.field.name'), kind: 'text' },
    { name: 'password', label: words('enquiry.field.name'), kind: 'secret' },
  ],
  check: () => ({}),
  button: () => words('enquiry.submit'),
  call: () => ({ name: 'send-enquiry' }),
};

const filled = () => {
  const form = createForm(definition);
  form.set('name', 'Asha');
  form.set('password', 'secret');
  return form;
};

describe('a form that was left', () => {
  it('comes back as it was, without its password', () => {
    const forms = createForms();
    forms.add(filled(), () => '/sign-up?step=1')();
    expect(forms.left()).toMatchObject({ address: '/sign-up?step=1' });
    forms.bringBack();
    const again = createForm(definition);
    forms.add(again, () => '/sign-up');
    expect(again.getState().values).toEqual({ name: 'Asha', password: '' });
    expect(forms.left()).toBeNull();
  });

  it('is empty where nobody asked for it', () => {
    const forms = createForms();
    forms.add(filled(), () => '/sign-up')();
    const again = createForm(definition);
    forms.add(again, () => '/sign-up');
    expect(again.getState().values['name']).toBe('');
  });

  it('waits only if something was entered', () => {
    const forms = createForms();
    forms.add(createForm(definition), () => '/sign-up')();
    expect(forms.left()).toBeNull();
  });
});
