import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { words } from '../../src/domain/words.ts';
import { TextField, type TextFieldProps } from '../../src/ui/text-field.tsx';
import { show } from './in-english.tsx';

afterEach(cleanup);

const shown = (more: Partial<TextFieldProps> = {}) =>
  show(<TextField label="Email" name="email" value="" error={null} onChange={() => undefined} {...more} />);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
const describedBy = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a text field', () => {
  it('is called by its label, and says that it may be left empty', () => {
    shown();
    expect(screen.getByRole('textbox', { name: 'Email (optional)' })).toBe(field());
    cleanup();
    shown({ required: true });
    expect(screen.getByRole('textbox', { name: 'Email' })).toBe(field());
    expect(field().required).toBe(true);
  });

  it('is described by its hint, and by what is wrong with it', () => {
    shown({ hint: 'We write to it once' });
    expect(describedBy()).toBe('We write to it once');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    cleanup();
    shown({ hint: 'We write to it once', error: words('errors.network') });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy()).toMatch(/^We write to it once .{10,}/);
  });

  it('tells what is typed, in its usual form', () => {
    const onChange = vi.fn<(value: string) => void>();
    shown({ onChange, format: (typed) => typed.toUpperCase() });
    fireEvent.change(field(), { target: { value: 'asha' } });
    expect(onChange).toHaveBeenLastCalledWith('ASHA');
  });

  it('can be filled by who keeps passwords', () => {
    shown({ autoComplete: 'email', type: 'email' });
    expect(field().getAttribute('autocomplete')).toBe('email');
    expect(field().name).toBe('email');
  });
});
