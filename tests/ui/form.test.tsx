import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnForm, FormCall, FormField, FormModel } from '../../src/domain/form.ts';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import type { FormDefinition } from '../../src/forms/form-definition.ts';
import { enquiryForm } from '../../src/forms/enquiry-form.ts';
import { logInForm } from '../../src/forms/log-in-form.ts';
import { changePasswordForm } from '../../src/forms/password-forms.ts';
import { signUpForm } from '../../src/forms/sign-up-form.ts';
import { Form } from '../../src/ui/form.tsx';
import { FormInput } from '../../src/ui/form-input.tsx';
import { showEnglish } from './english-screen.ts';

beforeAll(showEnglish);

const sent = vi.fn<(call: FormCall) => void>();

function Drawn({ form: model, offUntilReady = false }: { form: FormModel; offUntilReady?: boolean }) {
  const state = useSyncExternalStore(model.subscribe, model.getState);
  const form: DrawnForm = { ...model, state };
  return (
    <Form form={form} offUntilReady={offUntilReady} onSubmit={sent}>
      {form.fields().map(({ name }) => (
        <FormInput key={name} form={form} name={name} />
      ))}
      <button type="button">Elsewhere</button>
    </Form>
  );
}

function draw(form: FormModel, offUntilReady = false): FormModel {
  render(<Drawn form={form} offUntilReady={offUntilReady} />);
  return form;
}

/** What is wrong with a field, as it is told with it. */
const toldWith = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** Presses a control the way a mouse does, up to the moment before the button is let go. */
function pressDown(from: HTMLElement, to: HTMLElement): void {
  fireEvent.pointerDown(to);
  fireEvent.mouseDown(to);
  fireEvent.blur(from);
}

function letGo(to: HTMLElement): void {
  fireEvent.pointerUp(to);
  fireEvent.mouseUp(to);
  fireEvent.click(to);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => void vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
  sent.mockClear();
});

describe('a form that is drawn from its model', () => {
  it('names its fields, says which may be left empty, and fills the model', () => {
    const form = draw(createForm(signUpForm('agent'), { plan: null }));
    expect(screen.getByRole('form', { name: 'Agent Signup' })).toBeTruthy();
    const first = screen.getByLabelText<HTMLInputElement>('First name');
    expect(first.autocomplete).toBe('given-name');
    expect(first.required).toBe(true);
    fireEvent.change(first, { target: { value: 'Asha' } });
    expect(form.getState().values['first_name']).toBe('Asha');
    const gender = screen.getByRole('radiogroup', { name: 'Gender' });
    fireEvent.click(within(gender).getByRole('radio', { name: 'Female' }));
    expect(form.getState().values['gender']).toBe('Female');
    expect(screen.getByLabelText('Bio').tagName).toBe('TEXTAREA');
    expect(screen.queryByText('(optional)')).toBeNull();
  });

  it('tells an error once, with its field, when the field was left', () => {
    draw(createForm(enquiryForm));
    const name = screen.getByLabelText('Name');
    expect(name.getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(toldWith(name)).toBe('Name is required');
    expect(name.hasAttribute('aria-errormessage')).toBe(false);
    expect(screen.getAllByText('Name is required')).toHaveLength(1);
    fireEvent.blur(screen.getByLabelText('Email'));
    expect(toldWith(screen.getByLabelText('Email'))).toBe('Use lowercase letters Email is required');
  });

  it('keeps room for the error before there is one', () => {
    draw(createForm(enquiryForm));
    const name = screen.getByLabelText('Name');
    const parts = (): number => name.closest('div[class*="field"]')!.children.length;
    const before = parts();
    fireEvent.blur(name);
    expect(parts()).toBe(before);
  });

  it('gives the focus to the first wrong field, and sends nothing', () => {
    const form = draw(createForm(enquiryForm));
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    act(() => form.set('name', 'Asha Rao'));
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone number'));
    expect(sent).not.toHaveBeenCalled();
    act(() => form.focusOn('email'));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('gives the focus to a group of choices as a whole', () => {
    const form = draw(createForm(signUpForm('agent'), { plan: null }));
    act(() => form.focusOn('gender'));
    expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Gender' }));
  });

  it('sends what its model asks for, shows that it is under way and what went wrong', () => {
    const form = draw(createForm(enquiryForm));
    const values = { name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', user_type: 'Owner' };
    act(() => Object.entries(values).forEach(([name, value]) => form.set(name, value)));
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('98765 43210');
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(sent).toHaveBeenCalledWith({ name: 'send-enquiry', args: expect.objectContaining({ Name: 'Asha Rao' }) as unknown });
    act(() => form.begin('send-enquiry'));
    const busy = screen.getByRole('button', { name: 'Submitting...' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(busy);
    expect(sent).toHaveBeenCalledOnce();
    act(() => form.end('send-enquiry', words('errors.offline')));
    expect(screen.getByText('There was an error sending your enquiry. Please try again.')).toBeTruthy();
  });

  it('shows its button as disabled while something is wrong, and still says what', () => {
    const form = draw(createForm(changePasswordForm('')), true);
    const button = screen.getByRole('button', { name: 'Change password' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    const good = { email: 'a@b.in', current_password: 'x', new_password: 'Kaveri-Boat-27!', confirm_password: 'Kaveri-Boat-27!' };
    act(() => Object.entries(good).forEach(([name, value]) => form.set(name, value)));
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('shows and hides a password', () => {
    draw(createForm(logInForm('page')));
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
    const toggle = screen.getByRole('button', { name: 'Show password' });
    fireEvent.click(toggle);
    expect([password.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  it('draws lists, boxes and what may be left empty', () => {
    const field = (name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
      name,
      label: words('form.said', { text: name }),
      kind,
      ...more,
    });
    const options = ['one', 'two'].map((value) => ({ value, label: words('form.said', { text: value }) }));
    const definition: FormDefinition = {
      name: 'all',
      title: words('loan.title'),
      initial: { area: '', size: 'two', parts: ['one'], sure: false },
      fields: () => [
        field('area', 'area', { required: true }),
        field('floor', 'digits'),
        field('size', 'list', { options, empty: words('posting.unsaid') }),
        field('parts', 'several', { options }),
        field('sure', 'tick'),
      ],
      check: () => ({}),
      button: () => words('action.close'),
    };
    const form = draw(createForm(definition));
    expect(screen.getByLabelText('floor (optional)').getAttribute('inputmode')).toBe('numeric');
    const list = screen.getByLabelText<HTMLSelectElement>('size (optional)');
    expect([list.value, list.options.length]).toEqual(['two', 3]);
    fireEvent.click(within(screen.getByRole('group', { name: 'parts' })).getByRole('checkbox', { name: 'two' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'sure' }));
    expect(form.getState().values).toMatchObject({ parts: ['one', 'two'], sure: true });
  });
});

describe('a press', () => {
  it('is not disturbed by the error of the field that it leaves: that shows when the press is over', () => {
    draw(createForm(enquiryForm));
    const name = screen.getByLabelText('Name');
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    pressDown(name, elsewhere);
    act(() => void vi.advanceTimersByTime(500));
    expect(name.getAttribute('aria-invalid')).toBeNull();
    letGo(elsewhere);
    expect(name.getAttribute('aria-invalid')).toBeNull();
    act(() => void vi.runAllTimers());
    expect(toldWith(name)).toBe('Name is required');
  });

  it('of a finger, whose mouse presses come when it is gone, is not disturbed either', () => {
    draw(createForm(enquiryForm));
    const name = screen.getByLabelText('Name');
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    fireEvent.pointerDown(elsewhere);
    fireEvent.pointerUp(elsewhere);
    act(() => void vi.runAllTimers());
    fireEvent.mouseDown(elsewhere);
    fireEvent.blur(name);
    expect(name.getAttribute('aria-invalid')).toBeNull();
    fireEvent.mouseUp(elsewhere);
    act(() => void vi.runAllTimers());
    expect(name.getAttribute('aria-invalid')).toBe('true');
  });

  it('of the button tries the form, and the first wrong field gets the focus', () => {
    draw(createForm(enquiryForm));
    const button = screen.getByRole('button', { name: 'Submit' });
    pressDown(screen.getByLabelText('Email'), button);
    letGo(button);
    act(() => void vi.runAllTimers());
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    for (const label of ['Name', 'Phone number', 'Email', 'User type'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  });
});
