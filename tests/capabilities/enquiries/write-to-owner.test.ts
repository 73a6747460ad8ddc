import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors.ts';
import { fakeApp } from '../fake-app.ts';
import { fiveHomes } from '../fake-data.ts';

const MESSAGE = { home: 7, name: 'Asha', phone: '98480 12345', text: 'Is it still free?' };
const SENT = { params: { id: 7 }, body: { name: 'Asha', phone: '98480 12345', text: 'Is it still free?' } };

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
