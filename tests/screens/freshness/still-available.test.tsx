import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Freshness } from '../../../src/screens/my-listings/freshness.tsx';
import { StillAvailableScreen } from '../../../src/screens/still-available/still-available.tsx';
import type { Posting } from '../../../src/domain/posting.ts';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { aPostingForm } from '../../server/shop.ts';
import { show } from '../../ui/in-english.tsx';

afterEach(cleanup);

const key = `12-${'a'.repeat(43)}`;

function around(children: React.ReactNode, answers: Record<string, unknown> = {}) {
  const { services, server, runner } = fakeApp();
  for (const [name, answer] of Object.entries(answers)) server.answer(name as 'askedHome', answer as never);
  const stores = createStores();
  stores.serve(services);
  stores.door.open(runner);
  show(<StoresProvider stores={stores}>{children}</StoresProvider>);
  return server;
}

describe('the page of the question to an owner', () => {
  it('names the home and takes one press', async () => {
    const server = around(<StillAvailableScreen query={`key=${key}`} />, {
      askedHome: { title: 'Lake flat', state: 'live' },
      answerAvailability: { done: true },
    });
    await screen.findByRole('heading', { name: 'Lake flat' });
    fireEvent.click(screen.getByRole('button', { name: 'Still available' }));
    await screen.findByText(/Thank you. It is on the market/);
    expect(server.made('answerAvailability')).toEqual([{ body: { key, answer: 'available' } }]);
    expect(screen.queryByRole('button', { name: 'Sold or let' })).toBeNull();
  });

  it('offers nothing for a home that is off for other reasons', async () => {
    around(<StillAvailableScreen query={`key=${key}`} />, { askedHome: { title: 'Lake flat', state: 'off' } });
    await screen.findByText('It is off the market.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the own list', () => {
  const posting = (more: Partial<Posting>): Posting => ({
    id: 4,
    state: 'live',
    form: aPostingForm({ title: 'Lake flat' }),
    reason: '',
    submittedAt: null,
    changedAt: '2026-11-01T00:00:00Z',
    propertyId: 9,
    confirmedAt: '2026-10-01T00:00:00Z',
    ...more,
  });

  it.each([
    ['asks', { question: 'asked' }, /1 October 2026 that it is available. Is it still/],
    ['says that it was taken off', { question: 'lapsed', state: 'withdrawn' }, /One press puts it back/],
    ['says when its owner last said so', {}, /Available, as you said on 1 October 2026/],
  ] as const)('%s', (_, more, text) => {
    around(<Freshness posting={posting(more)} title="Lake flat" />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Still available, Lake flat' })).toBeTruthy();
  });

  it('offers nothing for a draft, or for what its owner took off', () => {
    around(
      <>
        <Freshness posting={posting({ state: 'draft', confirmedAt: undefined })} title="Draft" />
        <Freshness posting={posting({ state: 'withdrawn' })} title="Off" />
      </>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
