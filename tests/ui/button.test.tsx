import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/button.tsx';
import { show } from './in-english.tsx';

afterEach(cleanup);

const pressed = vi.fn<() => void>();
const button = () => screen.getByRole('button', { name: 'Save' });

describe('a button', () => {
  it('does what it says when it is pressed, and sends no form', () => {
    show(<Button onPress={pressed}>Save</Button>);
    fireEvent.click(button());
    expect(pressed).toHaveBeenCalledOnce();
    expect(button().getAttribute('type')).toBe('button');
  });

  it('that is off does nothing, but can be reached and says so', () => {
    pressed.mockClear();
    show(
      <Button off onPress={pressed}>
        Save
      </Button>,
    );
    fireEvent.click(button());
    expect(pressed).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  it('that tries all the same says that something is missing, and does it', () => {
    pressed.mockClear();
    show(
      <Button offButTries onPress={pressed}>
        Save
      </Button>,
    );
    fireEvent.click(button());
    expect(pressed).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });
});
