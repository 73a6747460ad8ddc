import { describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../src/capabilities/commands.ts';
import { AppError } from '../../src/domain/errors.ts';
import type { Visit } from '../../src/domain/visit.ts';
import type { CommandCall } from '../../src/kernel/reply.ts';
import type { Source } from '../../src/kernel/policy.ts';
import { fakeApp } from '../capabilities/fake-app.ts';
import {
  aHome,
  aKeyRequest,
  anAccessKey,
  anAnswer,
  aPosting,
  aPurchase,
  aRefund,
  aReportedHome,
  aSupportCase,
  aTakenPayment,
} from '../capabilities/fake-data.ts';

type App = ReturnType<typeof fakeApp>;

interface Case {
  call: CommandCall;
  /** Sets the scene in which the command makes sense. */
  scene?(app: App): void;
  /** What it must not have done before a yes. */
  happened(app: App): unknown;
  /** Changes what the plan was made of, while the question stands; absent where nothing outside of it counts. */
  meanwhile?(app: App): void;
}

const details = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', phoneNumber: '9848012345' };
const enquiry = { Name: 'Asha Rao', phoneNumber: '98765 43210', email: 'asha@example.com', selectUserType: 'Owner' };
const change = { email: 'a@b.com', currentPassword: 'x', newPassword: 'y', confirmPassword: 'y' };

/** A visit of this device that is ahead. */
function visiting({ services, server }: App): void {
  services.heldVisits.hold('7-key');
  const home = { id: 1, name: 'Pearl Court', address: '' };
  const visit = { id: 7, state: 'booked', at: '2099-11-23T11:30:00.000Z', home, side: 'seeker', other: { name: 'Ravi', phone: '' } };
  server.answer('myVisits', [{ ...visit, note: '', key: '7-key', calendar: '' } as Visit]);
  server.answer('visitTimes', { host: 'Ravi', times: [] });
  server.answer('changeVisit', { visit: null, free: [] });
}

const CASES: Record<string, Case> = {
  'pay': {
    call: { name: 'pay' },
    scene: ({ scene, services }) => {
      scene.screen = 'payment';
      services.checkout.hold(aPurchase());
    },
    happened: ({ services }) => vi.mocked(services.stage.go).mock.calls,
    meanwhile: ({ services }) => services.checkout.hold(aPurchase({ plan: 'Premium', amount: 2499 })),
  },
  'near-me': { call: { name: 'near-me', args: { bhk: 2 } }, happened: ({ services }) => vi.mocked(services.place.find).mock.calls },
  'share-location': { call: { name: 'share-location' }, happened: ({ services }) => vi.mocked(services.place.find).mock.calls },
  'recommend-near-me': { call: { name: 'recommend-near-me' }, happened: ({ services }) => vi.mocked(services.place.find).mock.calls },
  'send-photo-anyway': {
    call: { name: 'send-photo-anyway' },
    scene: ({ services, server }) => {
      vi.mocked(services.photos.photo).mockReturnValue(new Blob(['one']));
      server.answer('visualSearchAnalyze', { results: [{ property_id: 3, similarity_score: '71.5%', image_path: '' }] });
    },
    happened: ({ server }) => server.made('visualSearchAnalyze'),
    meanwhile: ({ services }) => vi.mocked(services.photos.photo).mockReturnValue(new Blob(['another one'])),
  },
  'sign-up': {
    call: { name: 'sign-up', args: { entered: { plan: 'free', billing: 'monthly', purpose: 'customer', price: 0, details, image: null } } },
    happened: ({ server }) => server.made('signUp'),
  },
  'answer-availability': {
    call: { name: 'answer-availability', args: { key: `1-${'k'.repeat(43)}`, answer: 'available' } },
    scene: ({ server }) => server.answer('askedHome', { title: 'Lake View', state: 'live' } as never),
    happened: ({ server }) => server.made('answerAvailability'),
    meanwhile: ({ server }) => server.answer('askedHome', { title: 'Lake View', state: 'lapsed' } as never),
  },
  'change-password': { call: { name: 'change-password', args: { change } }, happened: ({ server }) => server.made('changePassword') },
  'logout': {
    call: { name: 'logout' },
    scene: ({ scene, services }) => {
      services.session.keep({ email: 'asha@example.com', username: 'Asha' } as never);
      scene.unsaved = true;
    },
    happened: ({ server }) => server.made('logout'),
  },
  'send-enquiry': { call: { name: 'send-enquiry', args: enquiry }, happened: ({ server }) => server.made('sendEnquiry') },
  'write-to-owner': {
    call: { name: 'write-to-owner', args: { home: 12, name: 'Asha Rao', email: 'asha@example.com', text: 'Is it still free?' } },
    happened: ({ server }) => server.made('contactOwner'),
  },
  'write-in-thread': {
    call: { name: 'write-in-thread', args: { id: 5, text: 'Yes, it is.' } },
    scene: ({ services }) => services.heldThreads.hold('5-key'),
    happened: ({ server }) => server.made('writeInThread'),
  },
  'give-phone': {
    call: { name: 'give-phone', args: { id: 5, phone: '98480 12345' } },
    scene: ({ services }) => services.heldThreads.hold('5-key'),
    happened: ({ server }) => server.made('givePhone'),
  },
  'book-visit': {
    call: {
      name: 'book-visit',
      args: { id: 1, home: 'Pearl Court', host: 'Ravi', at: '2099-11-23T11:30:00.000Z', name: 'Asha', email: 'asha@example.com' },
    },
    scene: ({ server }) => {
      server.answer('visitTimes', { host: 'Ravi', times: [] });
      server.answer('askVisit', { visit: null, free: [] });
    },
    happened: ({ server }) => server.made('askVisit'),
  },
  'move-visit': {
    call: { name: 'move-visit', args: { id: 7, at: '2099-11-23T12:30:00.000Z' } },
    scene: visiting,
    happened: ({ server }) => server.made('changeVisit'),
  },
  'call-off-visit': {
    call: { name: 'call-off-visit', args: { id: 7 } },
    scene: visiting,
    happened: ({ server }) => server.made('changeVisit'),
  },
  'change-posting': {
    call: { name: 'change-posting', args: { id: 7, action: 'remove' } },
    happened: ({ server }) => server.made('changePosting'),
    meanwhile: ({ server }) => server.answer('posting', aPosting({ form: { ...aPosting().form, title: 'Another flat' } })),
  },
  'decide-review': {
    call: { name: 'decide-review', args: { id: 7, decision: 'approve' } },
    happened: ({ server }) => server.made('decideReview'),
    meanwhile: ({ server }) => server.answer('review', [aPosting({ form: { ...aPosting().form, price: '1 rupee' } })]),
  },
  'collect-cash': {
    call: { name: 'collect-cash', args: { paymentId: 'pay_9' } },
    happened: ({ server }) => server.made('collectCash'),
    meanwhile: ({ server }) =>
      server.answer('cashOrders', [{ paymentId: 'pay_9', name: 'Ravi', email: '', plan: 'Premium', amount: 2499, at: '' }]),
  },
  'delete-account': {
    call: { name: 'delete-account', args: { password: 'secret' } },
    happened: ({ server }) => server.made('deleteAccount'),
  },
  'remove-passkey': {
    call: { name: 'remove-passkey', args: { id: 'key' } },
    scene: ({ server }) => server.answer('passkeys', [{ id: 'key', name: 'Phone', madeAt: '', usedAt: null }]),
    happened: ({ server }) => server.made('removePasskey'),
    meanwhile: ({ server }) => server.answer('passkeys', [{ id: 'key', name: 'Another phone', madeAt: '', usedAt: null }]),
  },
  'revoke-access-key': {
    call: { name: 'revoke-access-key', args: { id: 4 } },
    scene: ({ server }) => server.answer('accessKeys', [anAccessKey()]),
    happened: ({ server }) => server.made('revokeAccessKey'),
    meanwhile: ({ server }) => server.answer('accessKeys', [anAccessKey({ name: 'Another program' })]),
  },
  'decide-key-request': {
    call: { name: 'decide-key-request', args: { id: 6, decision: 'confirm' } },
    scene: ({ server }) => server.answer('keyRequests', [aKeyRequest()]),
    happened: ({ server }) => server.made('decideKeyRequest'),
    meanwhile: ({ server }) => server.answer('keyRequests', [aKeyRequest({ text: 'Something else.' })]),
  },
  'refund-payment': {
    call: { name: 'refund-payment', args: { paymentId: 'pay_9', reason: 'asked for it' } },
    happened: ({ server }) => server.made('refundPayment'),
    meanwhile: ({ server }) => server.answer('takenPayments', [aTakenPayment({ refunded: 500 })]),
  },
  'finish-refund': {
    call: { name: 'finish-refund', args: { id: 3 } },
    happened: ({ server }) => server.made('refundDone'),
    meanwhile: ({ server }) => server.answer('refunds', [aRefund({ amount: 1 })]),
  },
  'decide-listing': {
    call: { name: 'decide-listing', args: { id: 5, decision: 'take-down', reason: 'not theirs' } },
    happened: ({ server }) => server.made('takeDown'),
  },
  'open-case': {
    call: { name: 'open-case', args: { about: 'complaint', text: 'Nobody called me back.', reach: '98480 12345' } },
    scene: ({ server }) => server.answer('openCase', aSupportCase()),
    happened: ({ server }) => server.made('openCase'),
  },
  'add-to-case': {
    call: { name: 'add-to-case', args: { number: 'K7QM2R', text: 'And nobody writes.' } },
    scene: ({ server }) => server.answer('addToCase', aSupportCase()),
    happened: ({ server }) => server.made('addToCase'),
  },
  'answer-case': {
    call: { name: 'answer-case', args: { number: 'K7QM2R', text: 'We called him.' } },
    scene: ({ server }) => server.answer('waitingCases', [aSupportCase()]),
    happened: ({ server }) => server.made('answerCase'),
    meanwhile: ({ server }) => server.answer('waitingCases', [aSupportCase({ notes: [{ by: 'person', text: 'More.', at: '' }] })]),
  },
  'close-case': {
    call: { name: 'close-case', args: { number: 'K7QM2R' } },
    scene: ({ server }) => server.answer('waitingCases', [aSupportCase()]),
    happened: ({ server }) => server.made('closeCase'),
    meanwhile: ({ server }) => server.answer('waitingCases', [aSupportCase({ notes: [{ by: 'person', text: 'More.', at: '' }] })]),
  },
  'save-search': {
    call: { name: 'save-search', args: { email: 'asha@example.com' } },
    scene: ({ services, server }) => {
      services.results.hold({}, anAnswer({ filters: { bhk: 2 } }, []));
      server.answer('saveSearch', { saved: null });
    },
    happened: ({ server }) => server.made('saveSearch'),
    meanwhile: ({ services }) => services.results.hold({}, anAnswer({ filters: { bhk: 3 } }, [])),
  },
  'report-listing': {
    call: { name: 'report-listing', args: { ordinal: 1, reason: 'fake' } },
    scene: ({ server }) => server.answer('reportHome', { done: true }),
    happened: ({ server }) => server.made('reportHome'),
    meanwhile: ({ scene }) => void (scene.listed = [aHome({ id: 77, propertyName: 'Another home' })]),
  },
  'decide-reports': {
    call: { name: 'decide-reports', args: { id: 9, decision: 'take-down', reason: 'No such house.' } },
    scene: ({ server }) => {
      server.answer('reportedHomes', [aReportedHome()]);
      server.answer('decideReports', { done: true });
    },
    happened: ({ server }) => server.made('decideReports'),
    meanwhile: ({ server }) => server.answer('reportedHomes', [aReportedHome(2)]),
  },
  'decide-at-bank': {
    call: { name: 'decide-at-bank', args: { id: 'pay_1', decision: 'approve' } },
    happened: ({ server }) => server.made('decideAtBank'),
    meanwhile: ({ server }) =>
      server.answer('bankPayment', { paymentId: 'pay_1', payee: 'Gharvani', amount: 2499, method: 'upi', state: 'open' }),
  },
};

const ASKING = ['voice', 'typed', 'menu', 'keyboard', 'model'] as const satisfies readonly Source[];
const names = Object.keys(CASES);

function setUp(name: string) {
  const { scene, happened, ...more } = CASES[name]!;
  const app = fakeApp();
  scene?.(app);
  const before = JSON.stringify(happened(app));
  return { app, ...more, hasHappened: () => JSON.stringify(happened(app)) !== before };
}

describe('an irreversible command', () => {
  it('is tested here, whichever it is', () => {
    const irreversible = COMMANDS.filter(({ effect }) => effect === 'irreversible').map(({ name }) => name);
    expect(names.toSorted()).toEqual(irreversible.toSorted());
  });

  describe.each(ASKING)('asked for by %s', (source) => {
    it.each(names)('%s waits for a yes, and then does exactly what was said', async (name) => {
      const { app, call, hasHappened } = setUp(name);
      const asked = await app.runner.run(call, source);
      expect(asked).toMatchObject({ status: 'asks', question: { key: `commands.${name}.confirm` } });
      expect(hasHappened()).toBe(false);
      expect(await app.confirm(asked)).toMatchObject({ status: 'done' });
      expect(hasHappened()).toBe(true);
    });
  });

  it.each(names)('%s is done at once by the control that names it', async (name) => {
    const { app, call, hasHappened } = setUp(name);
    expect(await app.runner.run(call, 'control')).toMatchObject({ status: 'done' });
    expect(hasHappened()).toBe(true);
  });

  it.each(names.filter((name) => CASES[name]!.meanwhile))(
    '%s asks anew, with the new figures, where the world has changed',
    async (name) => {
      const { app, call, meanwhile, hasHappened } = setUp(name);
      const asked = await app.runner.run(call, 'voice');
      meanwhile!(app);
      const again = await app.confirm(asked);
      expect(again.status).toBe('asks-again');
      expect(hasHappened()).toBe(false);
      expect(await app.confirm(again)).toMatchObject({ status: 'done' });
      expect(hasHappened()).toBe(true);
    },
  );

  it.each(names)('%s asks anew after the person went elsewhere', async (name) => {
    const { app, call, hasHappened } = setUp(name);
    const asked = await app.runner.run(call, 'voice');
    app.scene.address = '/elsewhere';
    expect((await app.confirm(asked)).status).toBe('asks-again');
    expect(hasHappened()).toBe(false);
  });

  it.each(names)('%s is done once, however often the yes comes', async (name) => {
    const { app, call } = setUp(name);
    const asked = await app.runner.run(call, 'voice');
    await app.confirm(asked);
    expect(await app.confirm(asked)).toMatchObject({ status: 'done', reply: { key: 'assistant.nothingAsked' } });
  });

  it('says 2,499 before it pays 2,499', async () => {
    const { app, call, meanwhile } = setUp('pay');
    const asked = await app.runner.run(call, 'voice');
    expect(asked).toMatchObject({ question: { params: { amount: 999, plan: 'Pro' } } });
    meanwhile!(app);
    expect(await app.confirm(asked)).toMatchObject({ status: 'asks-again', question: { params: { amount: 2499, plan: 'Premium' } } });
  });

  it('keeps the plan as stated, whatever happens to its arguments', async () => {
    const { app } = setUp('send-enquiry');
    const args = { ...enquiry };
    const asked = await app.runner.run({ name: 'send-enquiry', args }, 'voice');
    args.email = 'mallory@example.com';
    await app.confirm(asked);
    expect(app.server.made('sendEnquiry')[0]!.body).toMatchObject({ email: 'asha@example.com' });
  });

  it('reports a failure after the yes', async () => {
    const { app, call } = setUp('send-enquiry');
    app.server.answer('sendEnquiry', new AppError('offline'));
    const asked = await app.runner.run(call, 'voice');
    expect(await app.confirm(asked)).toMatchObject({ status: 'failed', code: 'enquiry-failed' });
  });

  it('includes logging out only if typed text would be lost', async () => {
    const { app, call, hasHappened } = setUp('logout');
    app.scene.unsaved = false;
    expect(await app.runner.run(call, 'voice')).toMatchObject({ status: 'done' });
    expect(hasHappened()).toBe(true);
  });
});

describe('a model', () => {
  it.each(COMMANDS.filter(({ effect }) => effect === 'once').map(({ name }) => name))('cannot run %s', async (name) => {
    const app = fakeApp();
    const args: Record<string, unknown> = {
      id: name === 'retry-job' ? 'a-job' : 1,
      key: `1-${'k'.repeat(43)}`,
      email: 'a@b.com',
      token: 't',
      name: 'n',
      password: 'p',
      title: 'a home',
      plan: 'Pro',
      billing: 'monthly',
      purpose: 'customer',
      amount: 999,
      method: 'upi',
    };
    expect(await app.runner.run({ name, args }, 'model')).toEqual({ status: 'refused', command: name });
    expect(app.server.calls).toEqual([]);
  });

  it('only proposes changes', async () => {
    const app = fakeApp();
    const asked = await app.run('add-favourite', { ordinal: 1 }, 'model');
    expect(asked).toMatchObject({ status: 'asks', question: { key: 'assistant.propose' } });
    expect(app.services.wishlist.ids()).toEqual([]);
    await app.confirm(asked, 'control');
    expect(app.services.wishlist.ids()).toEqual([1]);
  });

  it.each(COMMANDS.filter(({ effect }) => effect === 'write').map(({ name }) => name))(
    'changes nothing by %s before a yes',
    async (name) => {
      const app = fakeApp();
      const kept = () =>
        JSON.stringify([app.services.wishlist.ids(), app.services.compare.ids(), app.services.goal.musts(), app.services.speech.rate()]);
      const before = kept();
      const args: Record<string, unknown> = { ordinal: 1, ordinals: [1, 2], language: 'te', value: 1.5, change: 'pause', id: 1 };
      const asked = await app.runner.run({ name, args }, 'model');
      expect(['asks', 'needs-slot', 'failed']).toContain(asked.status);
      expect(kept()).toBe(before);
      expect(app.server.calls).toEqual([]);
      expect(app.services.languages.current()).toBe('en');
    },
  );

  it('may read like anyone else', async () => {
    expect(await fakeApp().run('search', { bhk: 2 }, 'model')).toMatchObject({ status: 'done' });
  });
});

describe('pressing by name', () => {
  it.each(['pay', 'decide-at-bank'])('asks what %s asks', async (name) => {
    const { app, call, hasHappened } = setUp(name);
    vi.mocked(app.services.controls.find).mockResolvedValue({ name: 'The button', disabled: false, command: call, press: vi.fn() });
    expect(await app.run('press', { name: 'the button' })).toMatchObject({ status: 'asks', command: name });
    expect(hasHappened()).toBe(false);
  });

  it('presses controls that only show something', async () => {
    const app = fakeApp();
    const press = vi.fn();
    vi.mocked(app.services.controls.find).mockResolvedValue({ name: 'Show less', disabled: false, command: null, press });
    expect(await app.run('press', { number: 7 })).toMatchObject({ reply: { key: 'commands.press.done' } });
    expect(press).toHaveBeenCalledOnce();
  });

  it('says when a control is missing or unavailable', async () => {
    const app = fakeApp();
    expect(await app.run('press', { name: 'nothing' })).toMatchObject({ reply: { key: 'commands.press.missing', missing: true } });
    vi.mocked(app.services.controls.find).mockResolvedValue({ name: 'Pay', disabled: true, command: null, press: vi.fn() });
    expect(await app.run('press', { name: 'pay' })).toMatchObject({ reply: { key: 'commands.press.disabled' } });
  });
});
