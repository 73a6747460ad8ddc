import { words, type Words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { Proposal, Told } from './companion/companion.ts';
import type { Answer, ConversationParts } from './parts.ts';
import { only, type Turn } from './turn.ts';

/** What a model has said, as far as it was checked. */
const saying = (sentences: readonly string[]): Words => words('companion.said', { text: sentences.join(' ') });

const wordsOf = ({ key, params }: Reply): Words => words(key, params);

/** What would happen: a change that asks for itself says its figures, any other what it does, and to which homes. */
function whatOf({ question, homes, call }: Proposal, gistOf: ConversationParts['gistOf']): Words {
  if (question.key !== 'assistant.propose') return question;
  const names = homes.map(({ propertyName: name }) => words('home.name', { name }));
  return words(names.length > 0 ? 'companion.doTo' : 'companion.do', { what: gistOf(call), names });
}

/**
 * Where our own layer would ask back or refuse: asks the language model of the site, if it has one, and shows its sentences one by
 * one. `local` is our own answer, which is given wherever the model has none that can be shown.
 */
export function createAsking({ companion, transcript, tell, speaks, gistOf, examplesHere }: ConversationParts) {
  function proposed(proposal: Proposal, own: Words | null): Answer {
    const { token, homes } = proposal;
    transcript.expect({ kind: 'yes', token });
    const what = whatOf(proposal, gistOf);
    const more = { proposes: { token, what }, homes, suggestions: [words('suggest.yes'), words('suggest.no')] };
    return { reply: { ...(own ? words('companion.saidAnd', { said: own, more: what }) : what), ...more }, trouble: false, untold: what };
  }

  /** The answer, and what of it was not told yet where its sentences were. */
  function answerTo({ end, sentences, homes, proposal }: Told, local: () => Reply): Answer {
    const own = sentences.length > 0 ? saying(sentences) : null;
    if (proposal) return proposed(proposal, own);
    if (own && end === 'whole') return { reply: { ...own, about: homes, suggestions: examplesHere() }, trouble: false, untold: null };
    if (own) {
      const more = words(end === 'part' ? 'companion.restUnchecked' : end === 'failed' ? 'companion.restMissing' : 'companion.stopped');
      return {
        reply: { ...words('companion.saidAnd', { said: own, more }), about: homes, suggestions: examplesHere() },
        trouble: false,
        untold: more,
      };
    }
    if (end === 'stopped') return only({ ...words('companion.stopped'), silent: true });
    const answer = local();
    return only(end === 'failed' ? { ...answer, ...words('companion.failed', { answer: wordsOf(answer) }) } : answer);
  }

  return async function askCompanion({ said, inLanguage, source, signal, shows }: Turn, local: () => Reply): Promise<Answer> {
    const model = companion();
    if (!model) return only(local());
    const sentences: string[] = [];
    const isVoiced = source === 'voice' && speaks();
    const told = await model.ask({
      said,
      signal,
      language: inLanguage ?? model.language,
      onSentence(sentence) {
        sentences.push(sentence);
        shows(saying(sentences));
        if (isVoiced) tell({ ...saying([sentence]), ...(inLanguage && { language: inLanguage }) });
      },
    });
    const { reply, trouble, untold } = answerTo(told, local);
    return {
      reply: { ...reply, companion: { sent: told.sent, answered: told.sentences.length > 0 } },
      trouble,
      ...(isVoiced && untold !== undefined && sentences.length > 0 && { untold }),
    };
  };
}
