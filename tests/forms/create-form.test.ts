import { describe, expect, it, vi } from 'vitest';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { textIn, type FormDefinition } from '../../src/forms/form-definition.ts';

const DONE = words('done');
const TROUBLE = words('errors.server');

const needs =
  (...names: string[]): FormDefinition['check'] =>
  (values) =>
    Object.fromEntries(names.flatMap((name) => (textIn(values, name) ? [] : [[name, words(`${name}.missing`)]])));

const ONE: FormDefinition = {
  name: 'one',
  title: words('one'),
  initial: { a: '', b: '' },
  fields: () => ['a', 'b'].map((name) => ({ name, label: words(name), kind: 'text', required: true })),
  check: needs('a', 'b'),
  button: ({ busy }) => words(busy ? 'sending' : 'send'),
  call: (values) => ({ name: 'send', args: { ...values } }),
};

const STEPS: FormDefinition = {
  ...ONE,
  steps: [
    { name: 'first', title: words('first'), fields: ['a'] },
    { name: 'second', title: words('second'), fields: ['b'] },
    { name: 'look', title: words('look'), fields: [] },
  ],
  onLeave: (values) => ({ name: 'keep', args: { ...values } }),
};

describe('a form', () => {
  it('shows what is wrong with a field once it was left', () => {
    const form = createForm(ONE);
    expect(form.getState()).toMatchObject({ problems: {}, ready: false });
    form.touch('b');
    expect(form.getState().problems).toEqual({ b: words('b.missing') });
    form.set('b', 'x');
    expect(form.getState().problems).toEqual({});
  });

  it('shows all that is wrong when it is sent, and gives the first such field the focus', () => {
    const form = createForm(ONE);
    form.set('a', 'x');
    expect(form.attempt()).toBeNull();
    expect(form.getState()).toMatchObject({ problems: { b: words('b.missing') }, focus: { field: 'b' } });
    const { focus } = form.getState();
    form.attempt();
    expect(form.getState().focus).not.toBe(focus);
  });

  it('runs its command with what stands in it, and knows nothing unsaved afterwards', () => {
    const form = createForm(ONE);
    form.set('a', 'x');
    form.set('b', 'y');
    expect(form.getState()).toMatchObject({ ready: true, recent: 'b' });
    expect(form.isChanged()).toBe(true);
    expect(form.nextEmpty()).toBeUndefined();
    expect(form.attempt()).toEqual({ name: 'send', args: { a: 'x', b: 'y' } });
    form.begin('search');
    expect(form.getState().busy).toBe(false);
    form.begin('send');
    expect(form.button()).toEqual(words('sending'));
    form.end('send', TROUBLE);
    expect(form.getState()).toMatchObject({ busy: false, trouble: TROUBLE });
    form.begin('send');
    expect(form.getState().trouble).toBeNull();
    form.end('send', null);
    expect(form.isChanged()).toBe(true);
    form.end('send', null, DONE);
    expect(form.getState().values).toEqual({ a: 'x', b: 'y' });
    expect(form.isChanged()).toBe(false);
  });

  it('is empty again once it was sent, where it should be', () => {
    const form = createForm({ ...ONE, emptied: true });
    form.set('a', 'x');
    form.begin('send');
    form.end('send', TROUBLE);
    expect(form.getState().values).toMatchObject({ a: 'x' });
    form.end('send', null, DONE);
    expect(form.getState()).toMatchObject({ values: { a: '', b: '' }, problems: {}, busy: false });
  });

  it('says what hinders it that no field can mend', () => {
    const shop: FormDefinition<boolean> = {
      name: 'shop',
      title: words('shop'),
      initial: {},
      fields: () => [],
      check: () => ({}),
      button: () => words('send'),
      call: () => ({ name: 'send' }),
      hindrance: (_, open) => (open ? null : words('closed')),
    };
    const form = createForm(shop, false);
    expect(form.attempt()).toBeNull();
    expect(form.getState().trouble).toEqual(words('closed'));
    form.know(true);
    expect(form.attempt()).not.toBeNull();
    expect(form.getState().trouble).toBeNull();
  });

  it('brings what is typed into its usual form, changes what follows from it, and tells who listens', () => {
    const form = createForm({
      ...ONE,
      fields: () => [{ name: 'a', label: words('a'), kind: 'text', format: (typed) => typed.toUpperCase() }],
      follow: (changed, values) => (changed === 'a' ? { ...values, b: `${textIn(values, 'a')}!` } : values),
    });
    const heard = vi.fn<() => void>();
    const stop = form.subscribe(heard);
    form.set('a', 'x');
    expect(form.getState().values).toEqual({ a: 'X', b: 'X!' });
    stop();
    form.reset();
    expect(heard).toHaveBeenCalledOnce();
    expect(form.getState().values).toEqual({ a: '', b: '' });
  });
});

describe('a form of several steps', () => {
  it('has the fields of the step, and goes on when nothing is wrong with them', () => {
    const form = createForm(STEPS);
    expect(form.fields().map(({ name }) => name)).toEqual(['a']);
    expect(form.attempt()).toBeNull();
    expect(form.getState().problems).toEqual({ a: words('a.missing') });
    form.set('a', 'x');
    expect(form.getState().ready).toBe(true);
    expect(form.attempt()).toEqual({ name: 'keep', args: { a: 'x', b: '' } });
    expect(form.getState()).toMatchObject({ step: 1, problems: {}, ready: false });
    expect(form.leadsOn()).toBe(true);
    expect(form.back()).toBe(true);
    expect(form.back()).toBe(false);
  });

  it('goes back to a step whose draft could not be kept', () => {
    const form = createForm(STEPS);
    form.set('a', 'x');
    form.attempt();
    form.begin('keep');
    form.end('keep', TROUBLE);
    expect(form.getState()).toMatchObject({ step: 0, trouble: TROUBLE });
    form.attempt();
    form.end('submit-form', null, DONE);
    expect(form.getState()).toMatchObject({ step: 1, trouble: null });
    expect(form.isChanged()).toBe(false);
  });

  it('at the last step leads back to what is missing', () => {
    const form = createForm(STEPS);
    form.set('b', 'y');
    form.goToStep(2);
    expect(form.leadsOn()).toBe(false);
    expect(form.missing()).toEqual([{ field: 'a', problem: words('a.missing'), step: 0 }]);
    expect(form.attempt()).toBeNull();
    expect(form.getState()).toMatchObject({ step: 0, problems: { a: words('a.missing') }, focus: { field: 'a' } });
    form.set('a', 'x');
    form.goToStep(2);
    expect(form.attempt()).toEqual({ name: 'send', args: { a: 'x', b: 'y' } });
  });
});
