import { describe, expect, it } from 'vitest';
import { COMMANDS, sayableAt } from '../../src/capabilities/commands.ts';
import { gistOf } from '../../src/capabilities/gist.ts';
import { createConversation } from '../../src/conversation/conversation.ts';
import type { FormModel } from '../../src/domain/form.ts';
import { PostingForm } from '../../src/domain/posting.ts';
import type { Screen } from '../../src/domain/screens.ts';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { postingForm } from '../../src/forms/posting-form.ts';
import { signUpForm } from '../../src/forms/sign-up-form.ts';
import { createStores } from '../../src/state/stores.tsx';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';
import { fakeApp } from '../capabilities/fake-app.ts';
import { somePlans } from '../capabilities/fake-data.ts';
import { inEnglish } from '../capabilities/in-english.ts';

const understanding = readPolyglot().in('en');

/** Somebody who talks to one form. */
function talkTo(form: FormModel, screen: Screen) {
  const { services, scene, runner } = fakeApp([]);
  const stores = createStores();
  stores.door.open(runner);
  services.render = (text) => inEnglish(text);
  Object.assign(scene, { screen, form });
  const told: string[] = [];
  const conversation = createConversation({
    interpret: async (text, context) => understanding.interpret(text, context),
    answerIn: async () => null,
    transcript: stores.conversation,
    door: stores.door,
    goal: services.goal.musts,
    household: services.goal.household,
    focusOn: () => undefined,
    speakOf: () => undefined,
    stage: () => ({ ...scene, field: null, results: null }),
    render: inEnglish,
    isSpeaking: () => false,
    tell: (reply) => void told.push(inEnglish(reply, 'say')),
    knowsCommand: (name) => COMMANDS.some((command) => command.name === name && command.example !== false),
    onlyReads: (name) => COMMANDS.some((command) => command.name === name && command.effect === 'read'),
    gistOf,
    examplesHere: () => sayableAt(screen).map((name) => words(`commands.${name}.example`)),
    helpWith: async () => null,
    noteMissed: () => undefined,
    speaks: () => false,
    companion: () => null,
    ownControl: async () => null,
  });
  return {
    async say(text: string): Promise<string> {
      told.length = 0;
      await conversation.hear(text, 'voice');
      return told.join(' ');
    },
    values: () => form.getState().values,
  };
}

const openSignUp = () => {
  const plan = somePlans().find(({ price }) => price > 0)!;
  return talkTo(createForm(signUpForm('customer'), { plan }), 'sign_up');
};

describe('a sign-up by voice', () => {
  it('goes to the field that was asked, in natural sentences with slips and corrections', async () => {
    const { say, values } = openSignUp();
    expect(await say('um my first name is Sara please')).toMatch(/First name: Sara\. Next: Last name/);
    expect(await say('no, with an h')).toMatch(/First name: Sarah\. Next: Last name/);
    expect(await say('spell it')).toMatch(/S, a, r, a, h/);
    expect(await say('um Rao')).toMatch(/Last name: Rao\. Next: Email/);
    expect(await say('so it is sarah dot r ninety one at gmail dot com')).toMatch(/Email: sarah\.r91@gmail\.com\. Next: Phone number/);
    expect(await say('nine eight four nine')).toMatch(/Phone number: 9 ?8 ?4 ?9\. .*10 digits/);
    expect(await say('zero one two double three five')).toMatch(/9 8 4 9 0 1 2 3 3 5/);
    expect(await say('no the last digit is six')).toMatch(/9 8 4 9 0 1 2 3 3 6/);
    expect(values()).toMatchObject({ first_name: 'Sarah', last_name: 'Rao', email: 'sarah.r91@gmail.com', phone: '9849012336' });
    expect(await say('read everything back')).toMatch(/Sarah.*Rao.*sarah\.r91@gmail\.com.*9849012336/);
  });

  it('takes both names at once, and letters one by one', async () => {
    const { say, values } = openSignUp();
    await say('fill in the form');
    expect(await say('my name is Asha Rao')).toMatch(/Asha/);
    expect(values()).toMatchObject({ first_name: 'Asha', last_name: 'Rao' });
    await say('my first name is U S H A');
    expect(values()).toMatchObject({ first_name: 'Usha' });
  });

  it('puts a number after “Next: Phone number” into the phone, not into the address', async () => {
    const { say, values } = openSignUp();
    await say('my name is Asha Rao');
    await say('my email is asha at example dot com');
    await say('nine eight four nine zero one two three four five');
    expect(values()).toMatchObject({ email: 'asha@example.com', phone: '9849012345' });
  });

  it('tells a wrong value at once', async () => {
    const { say } = openSignUp();
    expect(await say('my first name is Asha 7')).toMatch(/only contain letters/);
  });

  it.each(['continue to payment', 'um okay continue to payment please'])('its own button comes first: %s', async (said) => {
    const { say } = openSignUp();
    await say('my name is Asha Rao');
    await say('my email is asha at example dot com');
    await say('nine eight four nine zero one two three four five');
    expect(await say(said)).toMatch(/Shall I sign you up/);
  });

  it('says what is missing when its button is said too early', async () => {
    const { say } = openSignUp();
    expect(await say('continue to payment')).toMatch(/First name is required/);
  });
});

describe('a posting by voice', () => {
  it('takes a floor and how many there are at once', async () => {
    const form = createForm(postingForm(PostingForm.parse({ offer: 'buy', type: 'Flat' }), null), { localities: [] });
    form.goToStep(1);
    const { say, values } = talkTo(form, 'post_property');
    await say('um second of five');
    expect(values()).toMatchObject({ floor: '2', total_floors: '5' });
  });

  it('leaves an optional field out by a word', async () => {
    const form = createForm(postingForm(PostingForm.parse({ offer: 'buy', type: 'Flat' }), null), { localities: [] });
    const { say } = talkTo(form, 'post_property');
    await say('12 lake road');
    expect(await say('skip it')).not.toMatch(/didn't understand|can't do/);
  });
});
