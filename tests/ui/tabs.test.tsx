import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tabs } from '../../src/ui/tabs.tsx';
import { show } from './in-english.tsx';

const TABS = ['Buy', 'Rent', 'Sell'].map((label) => ({ id: label.toLowerCase(), label, content: `What to ${label.toLowerCase()}` }));

function Three() {
  const [chosen, choose] = useState('buy');
  return <Tabs label="Markets" tabs={TABS} chosen={chosen} onChoose={choose} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel').textContent;

beforeEach(() => void show(<Three />));
afterEach(() => {
  document.documentElement.removeAttribute('style');
  cleanup();
});

describe('tabs', () => {
  it('show the panel of the one that is chosen, and name it', () => {
    expect(screen.getByRole('tablist', { name: 'Markets' })).toBeTruthy();
    expect(panel()).toBe('What to buy');
    fireEvent.click(tab('Sell'));
    expect(tab('Sell').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: 'Sell' }).textContent).toBe('What to sell');
  });

  it.each([
    ['ArrowRight', 'Rent'],
    ['ArrowLeft', 'Sell'],
    ['End', 'Sell'],
    ['Home', 'Buy'],
  ])('go by %s to %s, with the focus', (key, name) => {
    fireEvent.keyDown(tab('Buy'), { key });
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab(name));
  });

  it('are one stop of Tab', () => {
    const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map(({ textContent }) => textContent)).toEqual(['Buy']);
  });
});
