import { cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chips } from '../../src/ui/chips.tsx';
import { Choices } from '../../src/ui/choices.tsx';
import { Pagination } from '../../src/ui/pagination.tsx';
import { StateFace, Waiting } from '../../src/ui/state-face.tsx';
import { show } from './in-english.tsx';

afterEach(cleanup);

describe('chips', () => {
  it('are each removed by their own name', () => {
    const onRemove = vi.fn<(id: string) => void>();
    const chips = [
      { id: 'bhk', label: '2 BHK' },
      { id: 'price', label: 'up to ₹80,00,000', note: '(usual)' },
    ];
    show(<Chips label="Understood as" chips={chips} onRemove={onRemove} />);
    const list = screen.getByRole('list', { name: 'Understood as' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(within(list).getByRole('button', { name: 'up to ₹80,00,000, remove' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('price');
  });
});

describe('pages of results', () => {
  const pages = (page: number, count: number, onGo?: (to: number) => void) =>
    show(<Pagination page={page} pages={count} address={(to) => `/x?page=${to}`} {...(onGo && { onGo })} />);

  it('lead to the one before and the one after', () => {
    pages(2, 3);
    expect(screen.getByRole('navigation', { name: 'Pages of results' }).textContent).toContain('Page 2 of 3');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/x?page=1');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/x?page=3');
  });

  it.each([
    [1, 'Previous page'],
    [3, 'Next page'],
  ])('end at page %i without a link “%s”', (page, name) => {
    pages(page, 3);
    expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('are not there where one is all', () => {
    pages(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('are gone to by a press, and by the browser in a new tab', () => {
    const onGo = vi.fn<(to: number) => void>();
    pages(1, 3, onGo);
    const next = screen.getByRole('link', { name: 'Next page' });
    const plain = createEvent.click(next);
    fireEvent(next, plain);
    expect(plain.defaultPrevented).toBe(true);
    expect(onGo).toHaveBeenCalledExactlyOnceWith(2);
    fireEvent.click(next, { ctrlKey: true });
    expect(onGo).toHaveBeenCalledOnce();
  });
});

describe('choices', () => {
  const choices = [
    { value: 'owner', label: 'Owner' },
    { value: 'agent', label: 'Agent' },
  ];

  it('take one of a few, all to be seen', () => {
    const onChange = vi.fn<(value: string) => void>();
    show(<Choices legend="User type" name="kind" choices={choices} value="owner" onChange={onChange} />);
    const group = screen.getByRole('radiogroup', { name: 'User type' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Owner' }).checked).toBe(true);
    fireEvent.click(within(group).getByRole('radio', { name: 'Agent' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('agent');
  });
});

describe('a screen without anything to show', () => {
  it('says why, and what to do next', () => {
    show(
      <StateFace icon="heart" title="Nothing is saved yet">
        <a href="/page/buy">Homes for sale</a>
      </StateFace>,
    );
    expect(screen.getByText('Nothing is saved yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Homes for sale' })).toBeTruthy();
  });

  it('says that it waits, and hides the grey boxes from readers', () => {
    show(<Waiting label="Loading homes" boxes={3} />);
    const boxes = screen.getByText('Loading homes').nextElementSibling!;
    expect(boxes.getAttribute('aria-hidden')).toBe('true');
    expect(boxes.children).toHaveLength(3);
  });
});
