/**
 * Words put into a plain English sentence that make what it says another's, another thing's, a trial, a part, or nothing: what the
 * sentence stated before it does not state then. Words are put only where they touch what the claim speaks of.
 */
import { parseSentence } from '../../src/text/parse/bundled.ts';
import type { ParsedToken } from '../../src/text/parse/parser.ts';

/** A sentence with words put in, and which. */
export interface Reworded {
  readonly name: string;
  readonly sentence: string;
}

const list = (text: string): readonly string[] => text.split('|');

const BEFORE_THING = list(
  'a copy of|the first draft of|a photo of|the owner of|a previous version of|the label of|a request for|the successor of|something like|the opposite of|a list of|the competitor of',
);
const BEFORE_PERSON = list(
  'the brother of|a friend of|the lawyer of|a man who resembles|everyone except|nobody but the assistant of|a woman named after|a cousin of',
);
const BEHIND_THING = list('template|label|museum|supplier|draft|copy|request');
const AT_VERB = list(
  'almost|nearly|not yet|never|hardly|supposedly|only seemingly|in theory|by no means|at no time|merely on paper|all but|not quite|barely|in no way',
);
const OVER: Readonly<Record<string, readonly string[]>> = {
  is: list('may be|would be|used to be|ought to be|is about to be|cannot be|is said to be|is rarely'),
  are: list('may be|would be|used to be|ought to be|are about to be|cannot be|are said to be'),
  was: list(
    'was to be|could have been|should have been|was about to be|was never|would have been|was expected to be|was almost',
  ),
  were: list(
    'were to be|could have been|should have been|were about to be|would have been|were expected to be',
  ),
  has: list('would have|may have|should have|has never|was to have|has almost'),
  have: list('would have|may have|should have|were to have|have hardly'),
  will: list('would|may|might|will not|was going to|will hardly'),
  can: list('cannot|may not|can hardly|could once'),
  must: list('need not|must not|no longer must'),
};
const INSTEAD = list(
  'refused to|failed to|forgot to|promised to|was asked to|hoped to|pretended to|was about to|declined to|offered to|was unable to|had planned to|neglected to|tried to',
);
const BEHIND_ALL = list(
  ' in theory| on paper only| in the test system| on the training server| in the mock-up| in a fictional example| in the original plan| as a joke| under certain conditions| in part| to a small extent| if the board agrees|, or so it seemed|, which turned out to be wrong| (planned)| (draft)| (expired)| (reversed)| (superseded)| (?)| – cancelled| [template]| - tbc',
);
const BEFORE_NUMBER = list('about|up to|nearly|less than|more than|roughly|another|an additional');
const LED: Readonly<Record<string, readonly string[]>> = {
  on: ['before', 'after'],
  at: ['before', 'after'],
  by: ['without', 'near', 'despite'],
  for: ['without', 'despite'],
  from: ['towards', 'near'],
  within: ['outside'],
  before: ['after'],
  after: ['before'],
};

const SUBJECT_OR_OBJECT = /^(?:nsubj|nsubj:pass|obj)$/;
const LEFT = /^(?:DET|ADJ|NOUN|PROPN|NUM)$/;
const UNCOUNTED = /^(?:no|any|every|each|all|both|neither|some)$/i;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** All rewordings of a sentence whose words a claim has. */
export function rewordings(claim: string, sentence: string): readonly Reworded[] {
  const { tokens } = parseSentence(sentence, 0, sentence.length);
  const said = claim.toLowerCase();
  const isSaid = ({ form, lemma }: ParsedToken): boolean =>
    form.length > 2 && (said.includes(form.toLowerCase()) || said.includes(lemma.toLowerCase()));
  const put = (from: number, to: number, words: string): string =>
    `${sentence.slice(0, from)}${from === 0 ? capital(words) : words}${sentence.slice(to)}`;
  const found: Reworded[] = [];
  const add = (kind: string, words: string, reworded: string): void => {
    found.push({ name: `${kind}: ${words.trim()}`, sentence: reworded });
  };
  tokens.forEach((token, at) => {
    const { form, deprel, upos, xpos, lemma, start, end, head } = token;
    const isNoun = (upos === 'NOUN' || upos === 'PROPN') && SUBJECT_OR_OBJECT.test(deprel) && isSaid(token);
    if (isNoun) {
      let first = at;
      while (first > 0 && LEFT.test(tokens[first - 1]!.upos)) first--;
      const { start: from, end: to, form: opener, upos: opening } = tokens[first]!;
      const rest = first === 0 && opening !== 'PROPN' ? lower(opener) : opener;
      for (const words of UNCOUNTED.test(opener) ? [] : upos === 'PROPN' ? BEFORE_PERSON : BEFORE_THING)
        add('before what it speaks of', words, put(from, to, `${words} ${rest}`));
      if (upos === 'NOUN')
        for (const words of BEHIND_THING) add('behind what it speaks of', words, put(end, end, ` ${words}`));
    }
    if (/^(?:aux|aux:pass|cop)$/.test(deprel)) {
      for (const words of OVER[form] ?? []) add('over the verb', words, put(start, end, words));
      for (const words of AT_VERB) add('at the verb', words, put(end, end, ` ${words}`));
    }
    const isBare =
      deprel === 'root' &&
      xpos === 'VBD' &&
      !tokens.some((one) => one.head === at && /^aux/.test(one.deprel));
    if (isBare && at > 0) {
      for (const words of AT_VERB) add('at the verb', words, put(start, start, `${words} `));
      for (const words of INSTEAD) add('over the verb', words, put(start, end, `${words} ${lemma}`));
    }
    if (upos === 'NUM' && deprel === 'nummod' && isCounted(token, said))
      for (const words of BEFORE_NUMBER) add('before a number', words, put(start, start, `${words} `));
    if (deprel === 'case' && head >= 0 && isSaid(tokens[head]!))
      for (const words of LED[form] ?? []) add(`for "${form}"`, words, put(start, end, words));
  });
  for (const words of BEHIND_ALL) add('behind it', words, sentence.replace(/\.$/, `${words}.`));
  return found;
}

/** Whether a number counts something in the claim too, and is no year. */
const isCounted = ({ form }: ParsedToken, said: string): boolean =>
  said.includes(form.toLowerCase()) && !/^(?:19|20)\d\d$/.test(form);
