import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors.ts';
import { fakeApp } from '../fake-app.ts';
import { aThread, fiveHomes } from '../fake-data.ts';
import { inEnglish, replyOf, saidBy } from '../in-english.ts';

const WHO = { name: 'Asha', email: 'asha@example.com', phone: '98480 12345' };
const MESSAGE = { home: 7, ...WHO, text: 'Is it still free?' };
const SENT = { params: { id: 7 }, body: { ...WHO, text: 'Is it still free?' } };

describe('a message to the owner of a home', () => {
  it('is sent at the press of its button, and said back', async () => {
    const { server, run } = fakeApp();
    expect(await run('write-to-owner', MESSAGE, 'control')).toMatchObject({ reply: { key: 'commands.write-to-owner.done' } });
    expect(server.made('contactOwner')).toEqual([SENT]);
  });

  it('goes nowhere by voice before a yes', async () => {
    const { server, run, confirm } = fakeApp();
    const asked = await run('write-to-owner', MESSAGE, 'voice');
    expect(asked).toMatchObject({ status: 'asks', question: { params: { name: 'Asha', text: 'Is it still free?' } } });
    expect(server.made('contactOwner')).toEqual([]);
    await confirm(asked);
    expect(server.made('contactOwner')).toEqual([SENT]);
  });

  it('is asked for step by step where a sentence asks to write or to be called back', async () => {
    const { scene, server, services, run, runAndAgree } = fakeApp();
    services.render = inEnglish;
    scene.property = { ...fiveHomes()[0]!, agentPhoneNumber: '', agentEmail: '' };
    const phone = replyOf(await run('contact-agent', { method: 'callback' }));
    expect(phone.wants).toMatchObject({ slot: 'phone', command: { name: 'write-to-owner' } });
    const name = replyOf(await run('write-to-owner', { ...phone.wants!.command.args, phone: '98480 12345' } as never));
    const email = replyOf(await run('write-to-owner', { ...name.wants!.command.args, name: 'Asha' } as never));
    await runAndAgree('write-to-owner', { ...email.wants!.command.args, email: 'asha@example.com' } as never);
    expect(server.made('contactOwner')).toEqual([{ params: { id: scene.property.id }, body: { ...WHO, text: 'Please call me back.' } }]);
    expect(services.heldThreads.all()).toHaveLength(1);
    expect(replyOf(await run('contact-agent', { method: 'message' })).wants).toMatchObject({ slot: 'text' });
  });

  it.each(['property-gone', 'owner-unreachable'] as const)('says %s', async (code) => {
    const { server, run } = fakeApp();
    server.answer('contactOwner', new AppError(code));
    expect(await run('write-to-owner', MESSAGE, 'control')).toMatchObject({ status: 'failed', code });
  });
});

describe('who offers a home', () => {
  const linksOf = async (agentEmail: string) => {
    const { scene, run } = fakeApp();
    scene.property = { ...fiveHomes()[0]!, agentPhoneNumber: '+91 98480 12345', agentEmail };
    const outcome = await run('contact-agent', {});
    return outcome.status === 'done' ? outcome.reply.links?.map(({ href }) => href) : null;
  };

  it.each([
    ['contact-agent', 'commands.contact-agent.write'],
    ['property-details', 'details.agent.write'],
  ] as const)('is written to where the number is not shown: %s', async (name, key) => {
    const { scene, run } = fakeApp();
    scene.property = { ...fiveHomes()[0]!, agentPhoneNumber: '', agentEmail: '' };
    const outcome = await run(name, name === 'property-details' ? { field: 'agent' } : {});
    expect(outcome).toMatchObject({ status: 'done', reply: { key } });
    expect(outcome.status === 'done' && (outcome.reply.links ?? [])).toEqual([]);
  });

  it('is called, or mailed where there is an address', async () => {
    expect(await linksOf('ravi@gharvani.example')).toEqual(['tel:+919848012345', 'mailto:ravi@gharvani.example']);
    expect(await linksOf('')).toEqual(['tel:+919848012345']);
  });
});

describe('messages with the other side', () => {
  async function talking(more: object = {}) {
    const app = fakeApp();
    await app.logIn();
    app.server.answer('myThreads', [aThread(more)]);
    return app;
  }

  it('are told with their state', async () => {
    const { run, services } = await talking();
    expect(saidBy(await run('show-threads'))).toMatch(/1 conversation.*Ravi Kumar, Pearl Court: No answer yet/);
    expect(services.stage.go).toHaveBeenCalledWith('/messages');
  });

  it('go on, close and open again, and give a number, which alone is asked about by voice', async () => {
    const { run, runAndAgree, undo, server } = await talking({ side: 'owner', key: null });
    expect((await run('give-phone', { id: 5, phone: '98480 12345' }, 'voice')).status).toBe('asks');
    expect(server.made('givePhone')).toEqual([]);
    await runAndAgree('give-phone', { id: 5, phone: '98480 12345' });
    expect(server.made('givePhone')).toEqual([{ params: { id: 5 }, body: { phone: '98480 12345' } }]);
    await run('write-in-thread', { id: 5, text: 'Yes, it is.' }, 'control');
    expect(server.made('writeInThread')).toEqual([{ params: { id: 5 }, body: { text: 'Yes, it is.' } }]);
    expect(saidBy(await run('close-thread', { id: 5, closed: true }, 'control'))).toMatch(/closed/);
    await undo();
    expect(server.made('closeThread').map(({ body }) => body)).toEqual([{ closed: true }, { closed: false }]);
    expect(await run('write-in-thread', { id: 6, text: 'Hello' }, 'control')).toMatchObject({ status: 'failed', code: 'thread-gone' });
  });
});
