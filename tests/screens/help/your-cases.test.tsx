import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors.ts';
import { YourCases } from '../../../src/screens/help/your-cases.tsx';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { aSupportCase } from '../../capabilities/fake-data.ts';
import { show } from '../../ui/in-english.tsx';

type App = ReturnType<typeof fakeApp>;

/** The list on a device that holds one case. */
function draw(prepare: (app: App) => void) {
  const app = fakeApp();
  app.services.cases.hold({ number: 'K7QM2R', key: crypto.randomUUID() });
  prepare(app);
  const stores = createStores();
  stores.door.open(app.runner);
  stores.serve({ ...app.services, queries: stores.queries });
  show(
    <StoresProvider stores={stores}>
      <YourCases />
    </StoresProvider>,
  );
  return { ...app, stores };
}

describe('the enquiries of a person', () => {
  afterEach(cleanup);

  it('are listed with number, date, what they are about, state, what was said and our answer', async () => {
    const notes = [{ by: 'office' as const, text: 'We called him.', at: '2026-11-22T10:00:00.000Z' }];
    draw(({ server }) => server.answer('myCases', [aSupportCase({ state: 'answered', payment: 'pay_1', notes })]));
    expect(await screen.findByRole('heading', { name: 'Complaint K7Q-M2R' })).toBeTruthy();
    for (const text of [/2026, Answered$/, 'Nobody called me back.', 'Payment pay_1', /^Our answer, .*2026$/, 'We called him.'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('say that they are loading, and that there are none', async () => {
    let arrive: (none: []) => void = () => undefined;
    draw(({ server }) => server.answer('myCases', () => new Promise<[]>((resolve) => void (arrive = resolve))));
    expect(await screen.findByText('Loading…')).toBeTruthy();
    arrive([]);
    expect(await screen.findByText(/^No enquiry has been opened on this device/)).toBeTruthy();
  });

  it.each([
    ['offline', /cannot be reached/],
    ['server-failed', /went wrong on our side/],
  ] as const)('say what happened when they cannot be loaded (%s), and are loaded again by a press', async (code, sentence) => {
    const { server } = draw((app) => app.server.answer('myCases', new AppError(code)));
    expect(await screen.findByText(sentence)).toBeTruthy();
    server.answer('myCases', [aSupportCase()]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody called me back.')).toBeTruthy();
  });

  it('begin with a press that opens the assistant and offers to pass on what went wrong', async () => {
    const { stores } = draw(({ server }) => server.answer('myCases', []));
    fireEvent.click(screen.getByRole('button', { name: 'Tell us what went wrong' }));
    await expect.poll(() => stores.conversation.expects()?.kind).toBe('yes');
    expect(stores.conversation.store.getState().open).toBe(true);
  });
});
